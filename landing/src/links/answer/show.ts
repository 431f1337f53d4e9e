import { fill } from '../../forms/fill.ts';
import { enterTyped } from '../../forms/typed.ts';
import type { Schemas } from '../../schemas.ts';
import { amountText } from '../amount.ts';
import { runClock } from '../clock.ts';
import { part, showButtons, showStanding, t as common } from '../page.ts';
import { rateForm, t } from './elements.ts';

type Shown = Schemas['Invitation'];

let stopClock = () => {};

/** Shows the invitation: its standing, the time left, and the answers that it takes now. */
export function show(invitation: Shown, isOver: () => void): void {
  const { can = [], rate, deadlineAt, load } = invitation;
  part('reference').textContent = invitation.quoteReference;
  showHowItStands(invitation);
  stopClock();
  if (deadlineAt && can.includes('rate'))
    stopClock = runClock(part('clock'), deadlineAt, { text: t.closes, isOver });
  else part('clock').hidden = true;
  rateForm.hidden = !can.includes('rate');
  const button = rateForm.querySelector<HTMLButtonElement>('button')!;
  button.textContent = (rate ? button.dataset.improve : button.dataset.send)!;
  if (!rateForm.dataset.filled) {
    fill(rateForm, { currency: rate?.currency ?? load.currency });
    enterTyped(rateForm);
  }
  rateForm.dataset.filled = 'true';
  part('rejection').hidden = !can.includes('decline');
  showButtons(can);
}

function showHowItStands(invitation: Shown): void {
  const { status, rate } = invitation;
  const texts = t.standing as Record<string, string[]>;
  const isClosed = ['dismissed', 'not_available', 'answered'].includes(status);
  const found = texts[isClosed ? 'closed' : status] ?? [];
  const amount = rate?.total ? amountText(rate.total, rate.currency) : '';
  const [title, text] = found.map((words) => words.replace('{amount}', amount));
  showStanding(title, text);
  part('outcome').textContent = outcomeOf(invitation);
}

function outcomeOf({ status, closeReason, rank, distancePercent }: Shown): string {
  if (!closeReason || status === 'assigned') return '';
  const reason = (t.reasons as Record<string, string>)[closeReason];
  const percent = Number(distancePercent ?? 0);
  return [
    reason && `${common.reason}: ${reason}`,
    rank && t.rank.replace('{rank}', String(rank)),
    percent > 0 && t.above.replace('{percent}', String(Math.round(percent * 10) / 10)),
  ]
    .filter(Boolean)
    .join(' · ');
}
