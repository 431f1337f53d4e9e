import type { Locale } from '../../locale.ts';
import type { Schemas } from '../../schemas.ts';
import { amountText } from '../amount.ts';
import { linkMessages } from '../messages.ts';
import { answerMessages } from './messages.ts';

type Invitation = Schemas['Invitation'];

/** The status of an invitation, in a title and a sentence, and its outcome. */
export function invitationStatusText(invitation: Invitation, locale: Locale) {
  const { status, rate } = invitation;
  const texts = answerMessages[locale].standing as Record<string, string[]>;
  const isClosed = ['dismissed', 'not_available', 'answered'].includes(status);
  const amount = rate?.total ? amountText(rate.total, rate.currency) : '';
  const [title, text] = (texts[isClosed ? 'closed' : status] ?? []).map((words) =>
    words.replace('{amount}', amount),
  );
  return { title, text, more: outcomeOf(invitation, locale) };
}

function outcomeOf(invitation: Invitation, locale: Locale): string {
  const { status, closeReason, rank, distancePercent } = invitation;
  if (!closeReason || status === 'assigned') return '';
  const t = answerMessages[locale];
  const reason = (t.reasons as Record<string, string>)[closeReason];
  const percent = Math.round(Number(distancePercent ?? 0));
  return [
    reason && `${linkMessages[locale].reason}: ${reason}`,
    rank && t.rank.replace('{rank}', String(rank)),
    percent > 0 && t.above.replace('{percent}', String(percent)),
  ]
    .filter(Boolean)
    .join(' · ');
}
