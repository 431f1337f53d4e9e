import type { Knex } from 'knex';
import { isMigrated } from '../../db/schema.ts';
import type { Env } from '../core/process/env.ts';
import type { Handlers } from '../core/contract/types.ts';
import { Refusal } from '../core/http/errors.ts';

/** Whether the process lives, whether it can work, and how a browser signs in. */
export function systemHandlers(env: Env, db: Knex) {
  return {
    getHealth: () => ({ status: 'ok' }),

    async getReady() {
      if (!(await isMigrated(db)))
        throw new Refusal('UNAVAILABLE', { headers: { 'Retry-After': '5' } });
      return { status: 'ok' };
    },

    getConfig: () => ({
      issuer: env.oidc.issuer,
      clientId: env.oidc.clientId,
      audience: env.oidc.audience,
      demo: env.demo,
      helpEmail: env.help.email,
      helpChat: env.help.chat,
    }),
  } satisfies Handlers;
}
