import type { Schemas } from '../../schemas.ts';
import { language } from '../messages.ts';
import { movesMessages } from './messages.ts';
import type { Report } from './queue.ts';

const words = movesMessages[language()];

/** Shows the steps that are done or wait to be sent, each with its time on this phone. */
export function showSteps(
  element: HTMLElement,
  steps: Schemas['MoveStep'][],
  waiting: Report[],
): void {
  const title = document.createElement('h2');
  title.textContent = words.steps;
  const list = document.createElement('ol');
  for (const { status, happenedAt } of steps) {
    const kept = waiting.find(({ body }) => body.status === status);
    const at = happenedAt ?? kept?.body.happenedAt;
    if (at) list.append(itemOf(status, at, !!kept));
  }
  element.replaceChildren(title, list);
}

function itemOf(status: string, at: string, isWaiting: boolean): HTMLElement {
  const item = document.createElement('li');
  const name = (words.past as Record<string, string>)[status] ?? status;
  item.textContent = [`${name}: ${timeText(at)}`, isWaiting && `(${words.waiting})`]
    .filter(Boolean)
    .join(' ');
  return item;
}

function timeText(at: string): string {
  return new Intl.DateTimeFormat(document.documentElement.lang, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(at));
}
