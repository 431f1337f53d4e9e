import type { Transaction } from 'objection';
import { Carrier, carrierPolicy } from '../../network/carriers/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import { authorize } from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { Refusal } from '../../core/errors/errors.ts';
import { within } from '../../core/list/read.ts';
import { Shipment } from '../shipments/index.ts';
import { BankAccount } from './BankAccount.ts';
import { bankAccountPolicy as may } from './policy.ts';

/** The statuses of a load whose carrier is not assigned, or not any more. */
const UNASSIGNED = ['potential', 'confirmed', 'cancelled'];

/** The companies that have assigned a load to a carrier. */
export async function payersOf(trx: Transaction, carrierId: string): Promise<string[]> {
  const rows = await assignedTo(carrierId, trx).distinct('companyId');
  return rows.map(({ companyId }) => companyId);
}

/**
 * The accounts of a carrier in use, whole, if the actor's company pays it: the carrier is in its network, or it has
 * assigned it a load. Throws 404 for carriers that the actor does not see.
 */
export async function accountsToPay(
  actor: Actor,
  carrierId: string,
  now: Date,
): Promise<Schemas['AccountsToPay']> {
  authorize(may.pay(actor));
  const carrier = await within(Carrier.query(), carrierPolicy.visible(actor)).findById(carrierId);
  if (!carrier) throw new Refusal('NOT_FOUND');
  const pays = await paysCarrier(actor, carrier as Carrier);
  return { pays, accounts: pays ? await inUse(carrierId, now) : [] };
}

/** The accounts in use, whole, of those of these carriers that the actor's company pays, by the carrier. */
export async function accountsFor(
  actor: Actor,
  carrierIds: string[],
  now: Date,
): Promise<Map<string, Schemas['AccountToPay'][]>> {
  authorize(may.pay(actor));
  const carriers = await within(Carrier.query(), carrierPolicy.visible(actor)).findByIds(
    carrierIds,
  );
  const accounts = new Map<string, Schemas['AccountToPay'][]>();
  for (const carrier of carriers as Carrier[])
    if (await paysCarrier(actor, carrier)) accounts.set(carrier.id, await inUse(carrier.id, now));
  return accounts;
}

async function paysCarrier({ companyId }: Actor, carrier: Carrier): Promise<boolean> {
  if (!companyId) return false;
  if (carrier.companyId === companyId) return true;
  return (await assignedTo(carrier.id).where({ companyId }).resultSize()) > 0;
}

function assignedTo(carrierId: string, trx?: Transaction) {
  return Shipment.query(trx).where({ carrierId }).whereNotIn('status', UNASSIGNED);
}

/** By currency, the confirmed account that came into use last, and when the next one will. */
async function inUse(carrierId: string, now: Date): Promise<Schemas['AccountToPay'][]> {
  const confirmed = await BankAccount.query()
    .where({ carrierId, status: 'confirmed' })
    .orderBy('effectiveAt', 'desc');
  const isInUse = ({ effectiveAt }: BankAccount) => new Date(effectiveAt!) <= now;
  return [...new Set(confirmed.map(({ currency }) => currency))].flatMap((currency) => {
    const all = confirmed.filter((one) => one.currency === currency);
    const usedAccount = all.find(isInUse);
    return usedAccount ? [toPay(usedAccount, all.filter((one) => !isInUse(one)).at(-1))] : [];
  });
}

function toPay(account: BankAccount, next: BankAccount | undefined): Schemas['AccountToPay'] {
  const { holder, bank, kind, digits, routingNumber, currency, effectiveAt } = account;
  return {
    holder,
    bank,
    kind,
    number: digits,
    routingNumber,
    currency,
    effectiveAt: new Date(effectiveAt!).toISOString(),
    nextAt: next ? new Date(next.effectiveAt!).toISOString() : null,
  };
}
