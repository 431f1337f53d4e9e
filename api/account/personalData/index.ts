import type { Handlers } from '../../core/http/handlers.ts';
import { authorize } from '../../core/auth/policy.ts';
import { Refusal } from '../../core/errors/errors.ts';
import type { Module } from '../../core/modules/module.ts';
import { findUser, findVisibleUser, users } from '../../platform/users/index.ts';
import { addressOf } from './address.ts';
import { collect } from './collect.ts';
import { erase } from './erase.ts';
import { eraseAddress } from './eraseAddress.ts';
import { assertKnownPerson, collect as collectOf, find } from './ofAddress.ts';
import { personalDataPolicy } from './policy.ts';

const may = users.policy;

/** The rights of persons over their data: a copy in one file, and its erasure; of users, and by address of other people. */
export const personalData = {
  name: 'personal_data',
  policy: personalDataPolicy,
  table: null,
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

      async findPersonalData({ actor, body }) {
        authorize(personalDataPolicy.list(actor));
        return find(context.db, addressOf(body.address, 'address'));
      },

      async exportPersonalData({ actor, body, now }) {
        authorize(personalDataPolicy.export(actor));
        const address = addressOf(body.address, 'address');
        const person = await find(context.db, address);
        assertKnownPerson(person);
        return { exportedAt: now.toISOString(), ...(await collectOf(context.db, address, person)) };
      },

      async erasePersonalData({ actor, body, now }) {
        authorize(personalDataPolicy.erase(actor));
        const address = addressOf(body.address, 'address');
        const confirmation = addressOf(body.confirmation, 'confirmation');
        if (confirmation.value !== address.value)
          throw new Refusal('CONFIRMATION_DIFFERS', { errors: { confirmation: DIFFERENT } });
        return eraseAddress(address, now);
      },
    }) satisfies Handlers,
} satisfies Module;

const UNCONFIRMED = {
  es: 'No es el correo de esta persona',
  en: "This is not the person's e-mail address",
};
const DIFFERENT = {
  es: 'No es la misma dirección',
  en: 'It is not the same address',
};
