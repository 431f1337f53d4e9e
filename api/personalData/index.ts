import type { Handlers } from '../core/contract/types.ts';
import { authorize } from '../core/auth/policy.ts';
import { Refusal } from '../core/http/errors.ts';
import type { Module } from '../core/http/module.ts';
import { findUser, findVisibleUser, users } from '../users/index.ts';
import { collect } from './collect.ts';
import { erase } from './erase.ts';

const may = users.policy;

/** The rights of persons over their data: a copy in one file, and its erasure. */
export const personalData = {
  handlers: (context) =>
    ({
      async getPersonalData({ actor, params, now }) {
        const user = await findVisibleUser(may.visible(actor), params.id);
        authorize(may.exportData(actor, user));
        return collect(context, user, now);
      },

      async eraseUser({ actor, params, body, now, storage }) {
        const user = await findVisibleUser(may.visible(actor), params.id);
        authorize(may.erase(actor, user));
        if (user.email.toLowerCase() !== body.email.toLowerCase())
          throw new Refusal('ERASURE_UNCONFIRMED', { errors: { email: UNCONFIRMED } });
        await erase(user, now, storage);
        return findUser(user.id);
      },
    }) satisfies Handlers,
} satisfies Module;

const UNCONFIRMED = {
  es: 'No es el correo de esta persona',
  en: "This is not the person's e-mail address",
};
