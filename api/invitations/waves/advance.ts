import type { Transaction } from 'objection';
import { transition, type Cause } from '../../core/records/events.ts';
import type { Quote } from '../../quotes/index.ts';
import { ofQuotes } from '../flows.ts';
import { Invitation } from '../Invitation.ts';
import { IN_PLAY, RUNNING } from '../transitions.ts';
import { openNextWave } from './waves.ts';

/**
 * Brings a quote that has lost a carrier, or its time, to what follows: the next prepared wave, when nobody is left to
 * wait for; back to waiting, when the last rate is gone; not available, when nobody is left at all. A shared price
 * stands until somebody decides.
 */
export async function advance(trx: Transaction, quote: Quote, { userId }: Cause, now: Date) {
  if (quote.status !== 'sent' && quote.status !== 'rated') return;
  const cause = { userId };
  const before = await inPlay(trx, quote);
  if (isWaveOver(quote, before, now)) await openNextWave(trx, quote, cause, now);
  const left = await inPlay(trx, quote);
  if (left.length === 0) {
    await transition(trx, ofQuotes, quote, 'not_available', cause, { closedAt: now });
  } else if (quote.status === 'rated' && !left.some(isRated)) {
    await transition(trx, ofQuotes, quote, 'sent', cause);
  }
}

/** Nobody has yet to answer; and with rates in hand its whole time is up. */
function isWaveOver({ deadlineAt }: Quote, left: Invitation[], now: Date) {
  if (left.some(({ status }) => RUNNING.includes(status))) return false;
  return !left.some(isRated) || (deadlineAt !== null && new Date(deadlineAt) <= now);
}

function isRated({ status }: Invitation) {
  return status === 'rated';
}

function inPlay(trx: Transaction, { id: quoteId, companyId }: Quote) {
  return Invitation.query(trx).where({ companyId, quoteId }).whereIn('status', IN_PLAY);
}
