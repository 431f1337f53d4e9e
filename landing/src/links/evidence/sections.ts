import type { KeptFile } from '#phone';
import type { Schemas } from '../../schemas.ts';
import { language } from '../messages.ts';
import { evidenceMessages } from './messages.ts';

export const t = evidenceMessages[language()];

type Item = Schemas['Evidence'];

type OnFiles = (type: string, files: File[]) => void;

interface Actions {
  /** Sends what a person chose or photographed as a proof document. */
  take: OnFiles;
  /** Erases a file that was refused. */
  forget: (file: KeptFile) => void;
}

const DOCUMENTS = ['invoice', 'carta_porte'];
const ACCEPTED = 'image/*,application/pdf';

/** The section of a proof document: how it stands, what was sent, waits or was refused, and the buttons to send more. */
export function sectionOf(item: Item, kept: KeptFile[], { take, forget }: Actions): HTMLElement {
  const { type, status, reason, can, files } = item;
  const section = element('section', 'evidence');
  section.dataset.status = status;
  section.dataset.type = type;
  const title = element('h2', '', t.types[type]);
  title.append(element('span', `evidence__status evidence__status--${status}`, t.status[status]));
  section.append(title);
  if (reason && status !== 'accepted') section.append(element('p', 'note', reason));
  const current = files.filter(({ isCurrent }) => isCurrent && status !== 'rejected');
  if (current.length > 0)
    section.append(element('p', '', counted(t.sentOne, t.sent, current.length)));
  const waiting = kept.filter(({ refusal }) => !refusal).length;
  if (waiting > 0)
    section.append(element('p', 'evidence__waiting', counted(t.waitingOne, t.waiting, waiting)));
  for (const file of kept.filter(({ refusal }) => refusal)) section.append(refusedOf(file, forget));
  for (const text of new Set(current.flatMap(({ findings }) => findings.flatMap(wrong))))
    section.append(element('p', 'note', text));
  if (can.includes('send')) section.append(...inputsOf(type, take));
  return section;
}

/** A file that the server refused: why, and the button that erases it. */
function refusedOf(file: KeptFile, forget: Actions['forget']): HTMLElement {
  const { fileName, refusal } = file;
  const text = t.refused.replace('{name}', fileName).replace('{reason}', refusal!);
  const note = element('p', 'note evidence__refused', text);
  const button = element('button', 'button button--quiet', t.forget) as HTMLButtonElement;
  button.type = 'button';
  button.setAttribute('aria-label', `${t.forget}: ${fileName}`);
  button.addEventListener('click', () => forget(file));
  note.append(button);
  return note;
}

/** A text for one and for several. */
export function counted(one: string, several: string, count: number): string {
  return count === 1 ? one : several.replace('{count}', String(count));
}

/** What disagrees, in words; what could not be compared is left to the broker. */
function wrong({ field, found, agreed, agrees }: Schemas['EvidenceFinding']): string[] {
  if (agrees === true || (agrees === null && field !== 'text')) return [];
  return [t.findings[field].replace('{found}', found ?? '–').replace('{agreed}', agreed ?? '–')];
}

function inputsOf(type: Item['type'], onFiles: OnFiles): HTMLElement[] {
  const isDocument = DOCUMENTS.includes(type);
  const hint = element('p', 'evidence__hint', isDocument ? t.xml : t.pages);
  const file = picker(type, { label: t.file, isQuiet: !isDocument }, onFiles);
  file.input.accept = isDocument ? `${ACCEPTED},.xml,application/xml,text/xml` : ACCEPTED;
  file.input.multiple = true;
  if (isDocument) return [hint, file.button];
  const camera = picker(type, { label: t.photo, isQuiet: false }, onFiles);
  camera.input.accept = 'image/*';
  camera.input.setAttribute('capture', 'environment');
  return [hint, camera.button, file.button];
}

/** A button that opens the camera or the files of the phone. */
function picker(
  type: Item['type'],
  { label, isQuiet }: { label: string; isQuiet: boolean },
  onFiles: OnFiles,
) {
  const button = element('label', isQuiet ? 'button button--quiet' : 'button', label);
  const input = document.createElement('input');
  input.type = 'file';
  input.className = 'evidence__input';
  input.setAttribute('aria-label', `${label}: ${t.types[type]}`);
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])];
    input.value = '';
    if (files.length > 0) onFiles(type, files);
  });
  button.append(input);
  return { button, input };
}

function element(tag: string, className = '', text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}
