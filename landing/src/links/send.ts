import type { Answer } from '../forms/api.ts';
import { showErrors } from '../forms/errors.ts';
import { forgetTyped } from '../forms/typed.ts';
import { linkCall } from './linkApi.ts';
import { announce, forms, t } from './page.ts';
import { forgetPending, keepPending, pendingAnswer } from './pending.ts';

type Done = (answer: Answer, verb: string) => void;

let isSending = false;

/** Keeps an answer on the device and sends it, at once or when there is a network again. */
export function sendAnswer(path: string, verb: string, body: object, done: Done): Promise<void> {
  keepPending(verb, body);
  return sendPending(path, done);
}

/** Sends the answer that waits, if there is one; it stays until the server has answered. */
export async function sendPending(path: string, done: Done): Promise<void> {
  const pending = pendingAnswer();
  if (!pending || isSending) return;
  isSending = true;
  const { verb, body, key } = pending;
  const answer = await linkCall(`${path}/${verb}`, body, key).catch(() => undefined);
  isSending = false;
  if (!answer) return announce(t.waiting);
  if (isTemporary(answer)) return announce(t.failed);
  forgetPending();
  if (answer.ok) empty(verb);
  else refuse(verb, answer);
  done(answer, verb);
}

/** Whether the same call may succeed later: too many calls, the first one still runs, the server has a problem. */
function isTemporary({ status, body }: Answer): boolean {
  return status >= 500 || status === 429 || body.code === 'IDEMPOTENCY_IN_PROGRESS';
}

function empty(verb: string): void {
  const form = formOf(verb);
  announce();
  if (!form) return;
  forgetTyped(form);
  form.reset();
  delete form.dataset.filled;
  form.dispatchEvent(new Event('change'));
}

function refuse(verb: string, { body }: Answer): void {
  const form = formOf(verb);
  const problem = form?.querySelector('[data-problem]');
  const others = form && body.errors ? showErrors(form, body.errors) : [];
  if (problem) problem.textContent = body.errors ? [t.wrong, ...others].join(' ') : body.title!;
  else announce(body.title);
}

function formOf(verb: string): HTMLFormElement | undefined {
  return forms.find(({ dataset }) => verb.endsWith(dataset.verb!));
}
