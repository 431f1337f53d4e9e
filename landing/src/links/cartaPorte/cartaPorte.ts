import { showFacts } from '../facts.ts';
import { linkCall, linkId } from '../linkApi.ts';
import { language, linkMessages } from '../messages.ts';
import { oncePressed } from '../opened.ts';
import { announce, part, root, showStanding } from '../page.ts';
import { saveFile } from '../saveFile.ts';
import { element } from './fields.ts';
import { drawForm } from './form.ts';
import { met } from './conflict.ts';
import { cartaPorteMessages } from './messages.ts';
import type { Choice, Field, Shown, Values } from './shown.ts';

const t = cartaPorteMessages[language()];
const DRAFT = `carta porte ${linkId}`;

let path = '';
let shown: Shown | undefined;
let values: Values = {};
let base: { values: Values; version: number } = { values: {}, version: 0 };
let isSaving = false;

addEventListener('hashchange', () => location.reload());
addEventListener('online', () => void (shown ? save() : open()));
oncePressed(() => void linkCall('/api/link/open', {}).catch(() => undefined));
for (const button of root.querySelectorAll<HTMLButtonElement>('[data-save]'))
  button.addEventListener('click', () => void download(button.dataset.save!));
void open();

/** Reads the part that the link opens; what was typed without a network is put back and saved. */
async function open(): Promise<void> {
  const link = await linkCall('/api/link').catch(() => undefined);
  if (!link) return announce(linkMessages[language()].retry);
  if (!link.ok) return announce(linkMessages[language()].gone);
  path = `/api/shipments/${String(link.body.subjectId)}/cartaPorte`;
  const answer = await linkCall(path).catch(() => undefined);
  if (!answer) return announce(linkMessages[language()].retry);
  if (!answer.ok) return announce(linkMessages[language()].gone);
  announce();
  show(answer.body as Shown);
  const draft = localStorage.getItem(DRAFT);
  if (!draft) return;
  ({ values, base } = JSON.parse(draft) as { values: Values; base: typeof base });
  await save();
}

/** Shows the form, how far both parts are, and what is missing. */
function show(next: Shown): void {
  shown = next;
  const [{ party, [party]: own = {} }] = next.parts;
  values = structuredClone(own);
  base = { values: own, version: next.parts[0].version };
  part('reference').textContent = next.reference;
  showFacts(next.facts);
  part('parts').replaceChildren(...next.progress.map(progressElement));
  const mayFill = next.can.includes(party);
  const form = part('part');
  form.hidden = false;
  drawForm(form, next, values, () => void save(), lookUp);
  for (const input of form.querySelectorAll<HTMLInputElement>('input, select, button'))
    input.disabled = !mayFill;
  if (!mayFill) announce(t.closed);
  part('download').hidden = !next.can.includes('export') || party !== 'carrier';
  const isComplete = next.findings.every(({ isAdvice }) => isAdvice);
  if (isComplete) showStanding(t.complete, t.completeText);
  else showStanding();
  list('findings', next.findings.map(findingText));
  list('unchecked', next.unchecked);
}

/** Saves the whole part as it is; without a network it is kept on the device. */
async function save(done = t.saved): Promise<void> {
  localStorage.setItem(DRAFT, JSON.stringify({ values, base }));
  if (isSaving || !shown) return;
  isSaving = true;
  announce(t.saving);
  const sent = JSON.stringify(values);
  const [{ party }] = shown.parts;
  const content = JSON.parse(sent) as Values;
  const answer = await linkCall(`${path}/${party}`, content, undefined, base.version).catch(
    () => undefined,
  );
  if (answer?.status === 412) return meet();
  isSaving = false;
  if (!answer) return announce(t.kept);
  if (answer.ok) base = { values: content, version: (answer.body as Shown).parts[0].version };
  const isNewer = JSON.stringify(values) !== sent;
  if (isNewer) return save(done);
  localStorage.removeItem(DRAFT);
  if (!answer.ok) return announce(t.refused + (answer.body.title ?? ''));
  show(answer.body as Shown);
  announce(done);
}

/** Puts what was typed and what somebody else has saved meanwhile together, and saves it. */
async function meet(): Promise<void> {
  const answer = await linkCall(path).catch(() => undefined);
  if (!answer?.ok) {
    isSaving = false;
    return announce(t.kept);
  }
  const [theirs] = (answer.body as Shown).parts;
  announce();
  const merged = await met({ base: base.values, mine: values }, theirs);
  show(answer.body as Shown);
  values = merged;
  isSaving = false;
  await save(t.merged);
}

/** The keys of a field's large catalog that fit a text. */
async function lookUp({ search }: Field, q: string, within: unknown): Promise<Choice[]> {
  const asked = { catalog: search ?? '', q, ...(typeof within === 'string' && { within }) };
  const answer = await linkCall(`${path}/keys?${new URLSearchParams(asked)}`);
  return answer.ok ? (answer.body as unknown as Choice[]) : [];
}

async function download(format: string): Promise<void> {
  await saveFile(`${path}/file?format=${format}`).catch(() => announce(t.failed));
}

function progressElement({ party, done, total }: Shown['progress'][number]): HTMLElement {
  const [box, bar] = [element('p'), element('progress')];
  Object.assign(bar, { max: total, value: done });
  const text = t.progress.replace('{done}', String(done)).replace('{total}', String(total));
  bar.setAttribute('aria-label', t.parties[party]);
  box.className = 'parts__progress';
  box.append(element('span', `${t.parties[party]}: ${text}`), bar);
  return box;
}

function findingText({ party, codes, isAdvice, text, remedy }: Shown['findings'][number]): string {
  const code = codes ? ` (${codes})` : '';
  return `${t.parties[party]}: ${isAdvice ? `${t.advice}: ` : ''}${text}${code} ${remedy}`;
}

function list(name: string, texts: string[]): void {
  const section = part(name);
  section.hidden = texts.length === 0;
  section
    .querySelector('[data-list]')!
    .replaceChildren(...texts.map((text) => element('li', text)));
}
