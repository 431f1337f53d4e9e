import type { Transaction } from 'objection';
import type { CompanyKey } from '../../../core/sql/Entity.ts';
import { notify } from '../../../platform/notifications/index.ts';
import { laneParams, isOpen, Quote } from '../../quotes/index.ts';
import { Invitation } from '../Invitation.ts';
import { mailReminder } from '../sheet/mail.ts';
import { RUNNING } from '../transitions.ts';
import { REMINDED_MS } from './clock.ts';

/**
 * Reminds each carrier of a quote that has sent no rate, once, when its deadline is less than ten minutes away: by mail
 * and in the bell. Who had less than ten minutes from the beginning is not reminded. It reads the present deadlines, so
 * a job that was scheduled for a former deadline reminds nobody.
 */
export async function remind(
  trx: Transaction,
  { id: quoteId, companyId }: CompanyKey,
  now: Date,
): Promise<void> {
  const quote = await Quote.query(trx).findOne({ id: quoteId, companyId }).forUpdate();
  if (!quote || !isOpen(quote.status)) return;
  const silent = await Invitation.query(trx)
    .where({ companyId, quoteId, remindedAt: null })
    .whereIn('status', RUNNING)
    .where('deadlineAt', '>', now)
    .where('deadlineAt', '<=', new Date(now.getTime() + REMINDED_MS))
    .whereRaw("deadline_at - coalesce(starts_at, sent_at) > ? * interval '1 millisecond'", [
      REMINDED_MS,
    ])
    .orderBy('id');
  const params = await laneParams(trx, quote);
  for (const invitation of silent) {
    const { id, carrierId } = invitation;
    await Invitation.query(trx).patch({ remindedAt: now }).where({ companyId, id });
    await notify(trx, 'deadline_near', { of: { carrierId }, entityId: id, params });
    await mailReminder(trx, quote, invitation);
  }
}
