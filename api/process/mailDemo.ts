import type { Knex } from 'knex';
import { demoEvidence } from './demoEvidence.ts';
import { mailOpenInvitations } from '../quoting/invitations/index.ts';
import { mailOpenPrices } from '../quoting/quotes/index.ts';
import { mailOpenConfirmations } from '../trip/rateConfirmations/index.ts';

/** Completes new demo data with evidence, and mails what waits for an answer, so that the links can be tried at /mail. */
export async function mailDemo(db: Knex, now: Date): Promise<void> {
  await demoEvidence(db, now);
  await mailOpenInvitations(db, now);
  await mailOpenPrices(db, now);
  await mailOpenConfirmations(db);
}
