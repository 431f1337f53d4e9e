import { clearErrors, missing, showErrors } from '../../forms/errors.ts';
import type { Schemas } from '../../schemas.ts';
import { showFacts } from '../facts.ts';
import { linkCall } from '../linkApi.ts';
import { language, linkMessages } from '../messages.ts';
import { part, showStanding } from '../page.ts';
import { run } from '../run.ts';
import { documentMessages } from './messages.ts';
import { uploadFile } from './upload.ts';

type Asked = Schemas['AskedDocument'];

const t = documentMessages[language()];
const texts = linkMessages[language()];
const form = part('upload') as HTMLFormElement;
const button = form.querySelector<HTMLButtonElement>('button')!;
const MOST = 20 * 1024 * 1024;

let id = '';
let key = crypto.randomUUID();
let isSending = false;

run({
  kind: 'document',
  pathTo: (subjectId) => `/api/validations/${(id = subjectId)}`,
  read: (path) => linkCall(`${path}/asked`),
  display: (document) => show(document as Asked),
  report: () => linkCall('/api/link/open', {}),
});

form.noValidate = true;
form.addEventListener('change', () => {
  key = crypto.randomUUID();
  clearErrors(form);
  tell('');
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (event.isTrusted && !isSending) void send();
});

function show({ name, carrierName, status, reason, expirationDate, oldestDate, can }: Asked): void {
  part('reference').textContent = name;
  const [title = '', text = ''] = (t.standing as Record<string, string[]>)[status] ?? [];
  showStanding(title, status === 'rejected' ? (reason ?? '') : text);
  showFacts(
    [
      { name: 'carrier', label: t.carrier, text: carrierName },
      {
        name: 'validUntil',
        label: t.validUntil,
        text: expirationDate ? dayText(expirationDate) : '',
      },
    ].filter((fact) => fact.text),
  );
  form.hidden = !can.includes('upload');
  if (oldestDate)
    form.querySelector('#document-documentDate-hint')!.textContent = t.dateFrom.replace(
      '{date}',
      dayText(oldestDate),
    );
  if (!isSending) button.textContent = status === 'pending' ? t.again : t.send;
}

async function send(): Promise<void> {
  clearErrors(form);
  const [file] = input('file').files ?? [];
  const errors = missing(form, texts.needed);
  if (file && file.size > MOST) errors.file = t.tooLarge;
  tell(Object.keys(errors).length > 0 ? texts.wrong : '');
  if (!file || Object.keys(errors).length > 0) return void showErrors(form, errors);
  isSending = button.disabled = true;
  const documentDate = input('documentDate').value;
  const query = new URLSearchParams({ uuid: id, documentDate, fileName: file.name });
  const onProgress = (percent: number) => {
    button.textContent = t.sending.replace('{percent}', String(percent));
  };
  const path = `/api/carriers/documentUpload?${query.toString()}`;
  const answer = await uploadFile(path, file, { key, onProgress }).catch(() => undefined);
  isSending = button.disabled = false;
  button.textContent = t.send;
  if (!answer) return tell(t.failed);
  if (answer.ok) return finish();
  const { title = '', errors: wrong = {} } = answer.body;
  tell([title, ...showErrors(form, wrong)].join(' '));
}

/** Empties the form and reads how the document stands now. */
function finish(): void {
  form.reset();
  key = crypto.randomUUID();
  dispatchEvent(new Event('online'));
  part('standing').focus();
}

function input(name: string): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}

function tell(text: string): void {
  form.querySelector('[data-problem]')!.textContent = text;
}

function dayText(day: string): string {
  const region = language() === 'es' ? 'es-MX' : 'en-US';
  const format = new Intl.DateTimeFormat(region, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(day));
}
