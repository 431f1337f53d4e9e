import type { Body } from '../../forms/api.ts';
import { fill } from '../../forms/fill.ts';
import { enterTyped } from '../../forms/typed.ts';
import { runClock } from '../clock.ts';
import { part, rateForm, root, t } from './page.ts';
import { amountOf, type Rate } from './rate.ts';

/** The invitation as the API shows it to its carrier. */
export interface Shown extends Body {
  id: string;
  status: string;
  quoteReference: string;
  deadlineAt: string | null;
  closeReason: string | null;
  rank: number | null;
  distancePercent: string | null;
  rate: Rate | null;
  load: { currency: string };
  can: string[];
}

let stopClock = () => {};

/** Shows the invitation: its standing, the time left, and the answers that it takes now. */
export function show(invitation: Shown, isOver: () => void): void {
  const { can, rate, deadlineAt, load } = invitation;
  part('reference').textContent = invitation.quoteReference;
  showStanding(invitation);
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
  part('decline').hidden = !can.includes('decline');
  for (const one of root.querySelectorAll<HTMLButtonElement>('button[data-verb]'))
    one.hidden = !can.includes(one.dataset.verb!);
}

/** Shows the facts of the load, whose texts the API writes. */
export function showFacts(facts: { name: string; label: string; text: string }[]): void {
  const rows = facts.map(({ name, label, text }) => {
    const [row, term, value] = ['div', 'dt', 'dd'].map((tag) => document.createElement(tag));
    term!.textContent = label;
    value!.append(name === 'phone' ? phoneLink(text) : text);
    row!.append(term!, value!);
    return row!;
  });
  part('facts').replaceChildren(...rows);
}

function phoneLink(text: string): HTMLElement {
  const link = document.createElement('a');
  link.href = `tel:${text.replace(/[^+\d]/g, '')}`;
  link.textContent = text;
  return link;
}

function showStanding(invitation: Shown): void {
  const { status, rate } = invitation;
  const texts = t.standing as Record<string, string[]>;
  const isClosed = ['dismissed', 'not_available', 'answered'].includes(status);
  const found = texts[isClosed ? 'closed' : status];
  part('standing').hidden = !found;
  const [title = '', text = ''] = found ?? [];
  const amount = rate ? amountOf(rate) : '';
  part('standing-title').textContent = title.replace('{amount}', amount);
  part('standing-text').textContent = text.replace('{amount}', amount);
  part('outcome').textContent = outcomeOf(invitation);
}

function outcomeOf({ status, closeReason, rank, distancePercent }: Shown): string {
  if (!closeReason || status === 'assigned') return '';
  const reason = (t.reasons as Record<string, string>)[closeReason];
  const percent = Number(distancePercent ?? 0);
  return [
    reason && `${t.reason}: ${reason}`,
    rank && t.rank.replace('{rank}', String(rank)),
    percent > 0 && t.above.replace('{percent}', String(Math.round(percent * 10) / 10)),
  ]
    .filter(Boolean)
    .join(' · ');
}
