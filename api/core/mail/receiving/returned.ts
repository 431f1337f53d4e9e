import type { Transaction } from 'objection';
import type { DeliveryFailure } from '../../reading/mailContent.ts';
import { keepRefused } from '../refusedAddresses.ts';

/** Keeps that a mail of the outbox did not arrive, and by its status that its address takes none. */
export async function keepReturned(
  trx: Transaction,
  { id, failure, now }: { id: string; failure: DeliveryFailure; now: Date },
): Promise<void> {
  const refusal = failure.diagnostic.slice(0, 500);
  const [mail] = (await trx('mails')
    .where({ id })
    .update({ sentAt: null, refusedAt: now, refusal, message: null })
    .returning('recipient')) as { recipient: string }[];
  if (mail && OF_ADDRESS.test(failure.status))
    await keepRefused(trx, mail.recipient, { refusal, now });
}

/** The status codes of an address that does not exist or takes no mail (RFC 3463), not those of a mail's content or size. */
const OF_ADDRESS = /^5\.(1\.\d+|2\.[01]|4\.4)$/;
