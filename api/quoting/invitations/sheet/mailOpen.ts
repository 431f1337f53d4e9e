import type { Knex } from 'knex';
import { inTransaction } from '../../../core/sql/transaction.ts';
import { Quote } from '../../quotes/index.ts';
import { Invitation } from '../Invitation.ts';
import { RUNNING } from '../transitions.ts';
import { mailInvited } from './mail.ts';

/** Mails the invitations that wait for an answer for at least an hour: those of new demo data, which nobody sent. */
export function mailOpenInvitations(db: Knex, now: Date): Promise<void> {
  const inAnHour = new Date(now.getTime() + 60 * 60_000);
  return inTransaction(db, async (trx) => {
    const open = await Invitation.query(trx)
      .whereIn('status', RUNNING)
      .where('deadlineAt', '>', inAnHour)
      .orderBy('sentAt');
    for (const invitation of open) {
      const { quoteId: id, companyId } = invitation;
      await mailInvited(trx, (await Quote.query(trx).findOne({ id, companyId }))!, invitation);
    }
  });
}
