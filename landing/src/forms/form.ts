import type { Schemas } from '../schemas.ts';
import { call, equipments, type Answer } from './api.ts';
import { clearErrors, failure, unreadableNumbers, missing, showErrors } from './errors.ts';
import { showSent } from './sent.ts';
import { discardToken, prepareToken, usableToken } from './token.ts';
import { enterTyped, forgetTyped, keepTyped } from './typed.ts';
import { valuesOf } from './values.ts';

const forms = document.querySelectorAll<HTMLFormElement>('form[data-form]');
forms.forEach(wire);
void fillChoices().then(() => forms.forEach(enterTyped));

function wire(form: HTMLFormElement): void {
  form.noValidate = true;
  enterTyped(form);
  keepTyped(form);
  form.addEventListener('focusin', prepareToken);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(form);
  });
}

/**
 * Sends a form once, even when the button is pressed again; the inputs keep their values until the API has saved
 * them.
 */
async function submit(form: HTMLFormElement): Promise<void> {
  if (form.ariaBusy === 'true') return;
  const { required = '', wrong = '' } = form.dataset;
  const errors = { ...unreadableNumbers(form, form.dataset), ...missing(form, required) };
  showStatus(form, '');
  if (Object.keys(errors).length > 0) {
    showErrors(form, errors);
    return showStatus(form, wrong);
  }
  clearErrors(form);
  busy(form, true);
  const answer = await send(form).catch((error: unknown) => failure(form.dataset, error));
  busy(form, false);
  if (typeof answer === 'string') return showStatus(form, answer);
  if (!answer.ok) return refuse(form, answer);
  discardToken();
  forgetTyped(form);
  showSent(form, answer.body as Schemas['Received']);
}

/** Sends the values; when the API refuses the form token, sends them once more with a new one. */
async function send(form: HTMLFormElement, isAgain = false): Promise<Answer> {
  const content = { ...valuesOf(form), formToken: await usableToken() };
  const answer = await call(form.getAttribute('action')!, content);
  const { code, errors } = answer.body;
  if (isAgain || !(errors?.formToken || code === 'IDEMPOTENCY_REUSED')) return answer;
  discardToken();
  return send(form, true);
}

function refuse(form: HTMLFormElement, { body }: Answer): void {
  const withoutField = showErrors(form, body.errors ?? {});
  const text = body.errors ? [form.dataset.wrong, ...withoutField] : [body.title];
  showStatus(form, text.join(' '));
}

function showStatus(form: HTMLFormElement, text: string): void {
  form.querySelector('[data-problem]')!.textContent = text;
}

function busy(form: HTMLFormElement, isBusy: boolean): void {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')!;
  button.dataset.text ??= button.textContent;
  button.textContent = (isBusy ? form.dataset.sending : button.dataset.text) ?? '';
  button.setAttribute('aria-disabled', String(isBusy));
  form.ariaBusy = String(isBusy);
}

async function fillChoices(): Promise<void> {
  const selects = document.querySelectorAll('select[data-choices=equipments]');
  if (selects.length === 0) return;
  const list = await equipments().catch(() => []);
  for (const select of selects) {
    select.append(...list.map(({ id, name }) => new Option(name, id)));
  }
}
