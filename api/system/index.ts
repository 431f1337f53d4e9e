import { isMigrated } from '../../db/schema.ts';
import type { Handlers } from '../core/contract/types.ts';
import { Refusal } from '../core/http/errors.ts';
import type { Module } from '../core/http/module.ts';

/** Whether the process lives, whether it can work, and how a browser signs in. */
export const system = {
  handlers: ({ env, db }) =>
    ({
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
    }) satisfies Handlers,
} satisfies Module;
