import { abilities, authorize } from '../../core/auth/policy.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { accountsToPay } from './payers.ts';
import { bankAccountPolicy as may } from './policy.ts';
import * as accounts from './service.ts';

/** HTTP for the bank accounts of carriers. */
export default {
  async listBankAccounts({ actor, query }) {
    authorize(may.list(actor));
    return accounts.list(actor, query);
  },

  async getBankAccount({ actor, params }) {
    authorize(may.show(actor));
    return presentAccount(actor, await accounts.find(actor, params.id));
  },

  async enterBankAccount({ actor, params, body, now }) {
    return presentAccount(actor, await accounts.enter(actor, params.id, { ...body, now }));
  },

  async confirmBankAccount({ actor, params, body, now }) {
    return presentAccount(actor, await accounts.confirm(actor, params.id, { ...body, now }));
  },

  async rejectBankAccount({ actor, params, body, now }) {
    return presentAccount(actor, await accounts.reject(actor, params.id, { ...body, now }));
  },

  async getAccountsToPay({ actor, params, now }) {
    return accountsToPay(actor, params.id, now);
  },
} satisfies Handlers;

function presentAccount(actor: Actor, account: Schemas['BankAccount']) {
  return { ...account, can: abilities(may, actor, account) };
}
