import type { Answer } from '../../forms/api.ts';
import { clearErrors, showErrors } from '../../forms/errors.ts';
import { enterTyped, forgetTyped, keepTyped } from '../../forms/typed.ts';
import { valuesOf } from '../../forms/values.ts';
import { linkCall, linkId } from '../linkApi.ts';
import { oncePressed } from '../opened.ts';
import { forgetPending, onPendingSent, pendingAnswer } from '../pending.ts';
import { announce, declineForm, part, rateForm, root, t } from './page.ts';
import { rateBody, rateErrors, showBasis } from './rate.ts';
import { sendAnswer, sendPending } from './send.ts';
import { show, showFacts, type Shown } from './show.ts';

const SECONDS = 1000;
let path = '';
let current: Shown | undefined;

for (const form of [rateForm, declineForm]) wire(form);
rateForm.addEventListener('change', showBasis);
for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-verb]'))
  button.addEventListener('click', () => void answer(button.dataset.verb!, {}));
addEventListener('hashchange', () => location.reload());
addEventListener('online', () => void refresh());
document.addEventListener('visibilitychange', () => void (document.hidden || refresh()));
setInterval(() => void (document.hidden || refresh()), 30 * SECONDS);
onPendingSent(() => void refresh());
oncePressed(() => void reportOpened());
void refresh();

/** Reads the invitation, shows it, and sends an answer that waits for the network. */
async function refresh(): Promise<void> {
  try {
    if (!path && !(await findRecord())) return;
    const { ok, status, body } = await linkCall(path);
    if (status === 404) return goneForGood();
    if (!ok) return;
    if (!current || !pendingAnswer()) announce();
    display(body as Shown);
    await sendPending(path, shown);
    if (pendingAnswer()) setTimeout(() => void refresh(), 3 * SECONDS);
  } catch {
    if (!current) announce(t.retry);
  }
}

async function findRecord(): Promise<boolean> {
  const { status, body } = await linkCall('/api/link');
  if (status === 404) goneForGood();
  if (status !== 200 || body.kind !== 'answer') return false;
  const found = `/api/invitations/${String(body.subjectId)}`;
  const { body: sheet } = await linkCall(`${found}/sheet`);
  showFacts(sheet.facts as Parameters<typeof showFacts>[0]);
  path = found;
  return true;
}

function goneForGood(): void {
  forgetPending();
  for (const form of [rateForm, declineForm]) forgetTyped(form);
  for (const section of root.querySelectorAll<HTMLElement>('form, button, details, section, dl'))
    section.hidden = true;
  announce(t.gone);
}

function display(invitation: Shown): void {
  current = invitation;
  show(invitation, () => setTimeout(() => void refresh(), 2 * SECONDS));
  showBasis();
}

function wire(form: HTMLFormElement): void {
  form.noValidate = true;
  form.dataset.record = linkId;
  keepTyped(form);
  enterTyped(form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(form);
  });
}

async function submit(form: HTMLFormElement): Promise<void> {
  clearErrors(form);
  const errors = form === rateForm ? rateErrors() : {};
  const problem = form.querySelector('[data-problem]')!;
  problem.textContent = '';
  if (Object.keys(errors).length > 0) {
    showErrors(form, errors);
    problem.textContent = t.wrong;
    return;
  }
  await answer(form.dataset.verb!, form === rateForm ? rateBody() : valuesOf(form));
}

function answer(verb: string, body: object): Promise<void> {
  return sendAnswer(path, verb, body, shown);
}

function shown({ ok, body }: Answer): void {
  if (!ok) return void refresh();
  display(body as Shown);
  part('standing').focus();
}

/** Tells the broker that a person has opened the request. */
async function reportOpened(): Promise<void> {
  if (!current?.can.includes('open')) return;
  const opened = await linkCall(`${path}/open`, {}).catch(() => undefined);
  if (opened?.ok) display(opened.body as Shown);
}
