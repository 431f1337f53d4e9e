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

/** Forgets that an address was refused, because the mail server has accepted a mail to it. */
export async function keepAccepted(trx: Transaction, address: string): Promise<void> {
  await trx('refused_addresses').where({ address }).delete();
}

/** SQL: the mail server's answer by which it refused the address for good; null for every other one. */
export function refusalOf(address: string): string {
  return `(select refusal from refused_addresses where address = ${address}::citext)`;
}
