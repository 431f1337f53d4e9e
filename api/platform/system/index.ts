import { isMigrated } from '../../../db/schema.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { Refusal } from '../../core/errors/errors.ts';
import type { Module } from '../../core/modules/module.ts';
import type { Words } from '../../shared/words.ts';
import type { Part } from '../../core/runtime/parts.ts';

/** Health and readiness checks, and the settings that a browser needs to sign in. */
export const system = {
  handlers: ({ env, db, parts, isEnding }) =>
    ({
      getHealth: () => ({ status: 'ok' }),

      async getReady() {
        if (isEnding?.() || !(await isMigrated(db))) throw notReady();
        await parts.signIn?.readAnswers().catch((cause) => {
          throw notReady({ detail: NO_PROVIDER, cause });
        });
        return {
          status: 'ok',
          parts: { signIn: answerOf(parts.signIn), files: answerOf(parts.files) },
        };
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

function notReady(options: { detail?: Words; cause?: unknown } = {}): Refusal {
  return new Refusal('UNAVAILABLE', { headers: { 'Retry-After': '5' }, ...options });
}

/** A part that is no server of its own answers with the product. */
function answerOf(part?: Part) {
  return part?.isUp() === false ? 'unavailable' : 'ok';
}

const NO_PROVIDER = {
  es: 'El proveedor de identidad no contesta, así que ningún acceso se puede comprobar.',
  en: 'The identity provider does not answer, so no sign-in can be verified.',
};
