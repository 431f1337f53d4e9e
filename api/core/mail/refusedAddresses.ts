import type { Knex } from 'knex';
import type { Transaction } from 'objection';

/** Keeps the mail server's answer by which it refused an address for good, until it accepts a mail to it. */
export async function keepRefused(
  trx: Transaction,
  address: string,
  { refusal, now: refusedAt }: { refusal: string; now: Date },
): Promise<void> {
  await trx('refused_addresses')
    .insert({ address, refusal, refusedAt })
    .onConflict('address')
    .merge();
}

/**
 * Forgets that addresses were refused, because the mail server has accepted a mail to them, or because somebody has
 * entered them again.
 */
export async function forgetRefused(trx: Knex, addresses: readonly string[]): Promise<void> {
  if (addresses.length > 0) await trx('refused_addresses').whereIn('address', addresses).delete();
}

/** SQL: the mail server's answer by which it refused the address for good; null for every other one. */
export function refusalOf(address: string): string {
  return `(select refusal from refused_addresses where address = ${address}::citext)`;
}
