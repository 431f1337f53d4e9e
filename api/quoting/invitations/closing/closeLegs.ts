import type { Transaction } from 'objection';
import { amend } from '../../../core/records/writing/save.ts';
import { type Cause, transition } from '../../../core/records/status/events.ts';
import { isOpen, lockLegsOf, Quote } from '../../quotes/index.ts';
import { advance } from '../waves/advance.ts';
import { quoteTransitions } from '../flows.ts';
import { closeInvitations } from './close.ts';
import { rankRates } from './rankRates.ts';
import { reopenRates } from './reopen.ts';

/** Why the whole was decided, and when; `isEnd` where it does not come back, so that its legs end with it. */
interface Decision {
  cause: Cause & { reason: string };
  now: Date;
  isEnd?: boolean;
}

/** Closes what carriers of the legs of a decided quote were asked, each with the reason; nothing where it has no legs. */
export async function closeLegs(
  trx: Transaction,
  whole: Quote,
  { cause, now, isEnd = false }: Decision,
): Promise<void> {
  for (const leg of await lockLegsOf(trx, whole)) {
    if (!isOpen(leg.status)) continue;
    const standings = await rankRates(trx, leg);
    const close = { closedAt: now, closeReason: cause.reason };
    if (isEnd) await transition(trx, quoteTransitions, leg, 'dismissed', cause, close);
    else await amend(Quote, leg, close, { trx });
    await closeInvitations(trx, leg, { standings, cause, now });
  }
}

/** Reopens the legs that the decision about their whole closed, with their rates; one without any carrier is `not_available`. */
export async function reopenLegs(
  trx: Transaction,
  whole: Quote,
  cause: Cause,
  now: Date,
): Promise<void> {
  for (const leg of await lockLegsOf(trx, whole)) {
    if (!isOpen(leg.status)) continue;
    await reopenRates(trx, leg, cause);
    await amend(Quote, leg, { closedAt: null, closeReason: null }, { trx });
    await advance(trx, leg, cause, now);
  }
}
