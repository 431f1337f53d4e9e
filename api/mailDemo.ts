import type { Knex } from 'knex';
import { mailOpenInvitations } from './invitations/index.ts';
import { mailOpenPrices } from './quotes/index.ts';
import { mailOpenConfirmations } from './rateConfirmations/index.ts';

/** Mails what waits for an answer in new demo data, so that the links can be tried at /mail. */
export async function mailDemo(db: Knex, now: Date): Promise<void> {
  await mailOpenInvitations(db, now);
  await mailOpenPrices(db, now);
  await mailOpenConfirmations(db);
}
