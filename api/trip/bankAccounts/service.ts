import type { Transaction } from 'objection';
import { Carrier, carrierPolicy } from '../../network/carriers/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import { authorize } from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid, Refusal } from '../../core/errors/errors.ts';
import type { AnyListQuery } from '../../core/list/listQuery.ts';
import * as read from '../../core/list/read.ts';
import { actOn, lockWithin } from '../../core/records/lock.ts';
import { add, amend } from '../../core/records/writing/save.ts';
import { BankAccount } from './BankAccount.ts';
import { digitsOf, withoutBlanks } from './digits.ts';
import { tellKeepers, tellPayers } from './notices.ts';
import { payersOf } from './payers.ts';
import { bankAccountPolicy as may, mayEnter } from './policy.ts';
import { bankAccountView as shown } from './view.ts';

type BankAccountBody = Schemas['BankAccount'];

/** The time from an account's confirmation until it is in use. */
const DAY_MS = 24 * 60 * 60_000;

/** A page of the bank accounts that the actor may see. */
export function list(actor: Actor, query: AnyListQuery) {
  return read.list(shown, may.visible(actor), query);
}

/** A bank account as the actor may see it; throws 404 for others. */
export function find(actor: Actor, id: string, trx?: Transaction): Promise<BankAccountBody> {
  return read.find(shown, may.visible(actor), id, trx);
}

/** Enters an account of a carrier that the actor sees; throws 409 while another one in its currency waits. */
export async function enter(
  actor: Actor,
  carrierId: string,
  { now, ...input }: Schemas['BankAccountInput'] & { now: Date },
): Promise<BankAccountBody> {
  const { holder, bank, kind, currency } = input;
  authorize(may.enter(actor));
  return BankAccount.transaction(async (trx) => {
    const carrier = await lockWithin(Carrier, carrierPolicy.visible(actor), carrierId, trx);
    const { companyId } = carrier;
    authorize(mayEnter(actor, { carrierId, companyId }));
    const account = {
      holder: holder.trim(),
      bank: bank.trim(),
      kind,
      currency,
      ...digitsOf(input),
    };
    if (await BankAccount.query(trx).findOne({ carrierId, currency, status: 'entered' }))
      throw new Refusal('BANK_ACCOUNT_PENDING', { params: { currency } });
    const entered = { ...account, carrierId, companyId, enteredBy: actor.userId };
    const id = await add(BankAccount, entered, trx);
    const accountInNotice = { digits: account.digits, effectiveAt: null };
    await tellKeepers(trx, 'bank_account_entered', { carrier, account: accountInNotice, now });
    return find(actor, id, trx);
  });
}

/** Confirms an account that another person entered, which must be given once more; it is in use a day later. */
export function confirm(
  actor: Actor,
  id: string,
  { accountNumber, now }: { accountNumber: string; now: Date },
): Promise<BankAccountBody> {
  const lock = lockFor(actor, id);
  return actOn(
    BankAccount,
    { actor, rule: may.confirm, lock },
    async ({ record, carrier }, trx) => {
      if (withoutBlanks(accountNumber) !== record.digits) throw invalid('accountNumber', DIFFERS);
      const effectiveAt = new Date(+now + DAY_MS);
      const confirmed = {
        status: 'confirmed',
        decidedBy: actor.userId,
        decidedAt: now,
        effectiveAt,
      };
      await amend(BankAccount, id, confirmed, { trx });
      const account = { digits: record.digits, effectiveAt };
      await tellKeepers(trx, 'bank_account_confirmed', { carrier, account, now });
      await tellPayers(trx, { carrier, account, payers: await payersOf(trx, carrier.id) });
      return find(actor, id, trx);
    },
  );
}

/** Rejects an account; throws 409 once it is in use. */
export function reject(
  actor: Actor,
  id: string,
  { reason, now }: { reason: string; now: Date },
): Promise<BankAccountBody> {
  const lock = lockFor(actor, id);
  return actOn(BankAccount, { actor, rule: may.reject, lock }, async ({ record, carrier }, trx) => {
    const { digits, effectiveAt } = record;
    if (effectiveAt && new Date(effectiveAt) <= now) throw new Refusal('BANK_ACCOUNT_IN_USE');
    const rejected = { status: 'rejected', reason: reason.trim(), effectiveAt: null };
    const decided = { decidedBy: actor.userId, decidedAt: now };
    await amend(BankAccount, id, { ...rejected, ...decided }, { trx });
    const account = { digits, effectiveAt: null };
    await tellKeepers(trx, 'bank_account_rejected', { carrier, account, now });
    return find(actor, id, trx);
  });
}

/** Locks an account that the actor sees, and its carrier. */
function lockFor(actor: Actor, id: string) {
  return async (trx: Transaction) => {
    const record = await lockWithin(BankAccount, may.visible(actor), id, trx);
    return { record, carrier: (await Carrier.query(trx).findById(record.carrierId))! };
  };
}

const DIFFERS = {
  es: 'No es el número que se capturó. Compárelo con el estado de cuenta; si no coincide, rechace la cuenta.',
  en: 'It is not the number that was entered. Compare it with the bank statement; if it differs, reject the account.',
};
