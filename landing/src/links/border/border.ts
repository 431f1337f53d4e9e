import { enterTyped } from '../../forms/typed.ts';
import { valuesOf } from '../../forms/values.ts';
import { showFacts } from '../facts.ts';
import type { Schemas } from '../../schemas.ts';
import { linkCall } from '../linkApi.ts';
import { language } from '../messages.ts';
import { announce, part, root, showStanding } from '../page.ts';
import { run } from '../run.ts';
import { groupElements, OTHER, showAlternatives } from './fields.ts';
import { borderMessages } from './messages.ts';
import { momentIn, momentText } from './moments.ts';

type Request = Schemas['BorderRequest'];

const t = borderMessages[language()];
const form = root.querySelector<HTMLFormElement>('form')!;

let timeZone = 'UTC';
let drawn = '';

form.addEventListener('change', () => showAlternatives(form));
run({
  kind: ['border_carrier', 'border_mx_broker', 'border_us_broker'],
  pathTo: () => '/api/border/link',
  display: (request) => show(request as Request),
  report: () => linkCall('/api/link/open', {}),
  errorsOf: () => (isEmpty() ? { [inputs()[0]!.name]: t.empty } : {}),
  sent: (verb) => ({ verb, body: given() }),
  thanks: () => t.thanks,
});

function show(request: Request): void {
  const { reference, facts, gaps, fields, can } = request;
  timeZone = request.timeZone;
  part('reference').textContent = reference;
  showFacts(facts);
  showGaps(gaps);
  const isOpen = can.includes('answer');
  form.hidden = !isOpen || fields.length === 0;
  const isComplete = gaps.every(({ isAdvice }) => isAdvice);
  if (isComplete) showStanding(t.complete, t.completeText);
  else showStanding();
  if (!isOpen) announce(t.closed);
  drawFields(fields);
}

/** Draws the inputs anew only when others are owed, so that nothing is taken from under the fingers. */
function drawFields(fields: Request['fields']): void {
  const state = JSON.stringify(fields);
  if (state === drawn) return;
  drawn = state;
  part('fields').replaceChildren(...groupElements(fields));
  enterTyped(form);
  showAlternatives(form);
}

function showGaps(gaps: Request['gaps']): void {
  const section = part('gaps');
  section.hidden = gaps.length === 0;
  const items = gaps.map(({ text, remedy, dueAt, isLate, isAdvice }) => {
    const due = dueAt && !isAdvice && t.due.replace('{at}', momentText(dueAt, timeZone));
    const item = document.createElement('li');
    const lead = isAdvice ? `${t.advice}: ${text}` : text;
    const when = [due, due && isLate && t.late].filter(Boolean).join(', ');
    item.textContent = `${lead}${when && ` (${when})`}. ${remedy}`;
    return item;
  });
  section.querySelector('[data-list]')!.replaceChildren(...items);
}

type Named = HTMLInputElement | HTMLSelectElement;

function inputs(): Named[] {
  return [...form.querySelectorAll<Named>('input, select')];
}

function isEmpty(): boolean {
  return inputs().every(({ value }) => value.trim() === '' || value === OTHER);
}

/** What was given: moments that were typed in the time of the bridge as such, and no choice where another one was typed. */
function given(): object {
  const values: Tree = valuesOf(form);
  for (const { name, type, value } of inputs()) {
    if (type === 'datetime-local' && value) values[name] = momentIn(value, timeZone);
    if (value !== OTHER) continue;
    const [, leg = '', own = ''] = name.split('.');
    delete (values.legs as Record<string, Tree>)[leg]![own];
  }
  return values;
}

type Tree = Record<string, unknown>;
