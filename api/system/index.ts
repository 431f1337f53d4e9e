import { isMigrated } from '../../db/schema.ts';
import type { Handlers } from '../core/contract/types.ts';
import { Refusal } from '../core/http/errors.ts';
import type { Module } from '../core/http/module.ts';

/** Health and readiness checks, and the settings that a browser needs to sign in. */
export const system = {
  handlers: ({ env, db, isEnding }) =>
    ({
      getHealth: () => ({ status: 'ok' }),

      async getReady() {
        if (isEnding?.() || !(await isMigrated(db)))
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
