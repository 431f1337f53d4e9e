import { call, equipments, type Answer } from './api.ts';
import { clearErrors, misread, missing, showErrors } from './errors.ts';
import { showSent } from './sent.ts';
import { forgetToken, prepareToken, ripeToken } from './token.ts';
import { valuesOf } from './values.ts';

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) wire(form);
void fillChoices();

function wire(form: HTMLFormElement): void {
  form.noValidate = true;
  form.addEventListener('focusin', prepareToken);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(form);
  });
}

/** Sends a form once, whatever is clicked meanwhile; what was typed stays until it is kept. */
async function submit(form: HTMLFormElement): Promise<void> {
  if (form.ariaBusy === 'true') return;
  const { required = '', wrong = '', unreachable = '' } = form.dataset;
  const errors = { ...misread(form, form.dataset), ...missing(form, required) };
  tell(form, '');
  if (Object.keys(errors).length > 0) {
    showErrors(form, errors);
    return tell(form, wrong);
  }
  clearErrors(form);
  busy(form, true);
  const answer = await send(form).catch(() => undefined);
  busy(form, false);
  if (!answer) return tell(form, unreachable);
  if (!answer.ok) return refuse(form, answer);
  forgetToken();
  showSent(form, answer.body);
}

/** Sends; a token that is too young, too old or used for something else is replaced once. */
async function send(form: HTMLFormElement, isAgain = false): Promise<Answer> {
  const content = { ...valuesOf(form), formToken: await ripeToken() };
  const answer = await call(form.getAttribute('action')!, content);
  const { code, errors } = answer.body;
  if (isAgain || !(errors?.formToken || code === 'IDEMPOTENCY_REUSED')) return answer;
  forgetToken();
  return send(form, true);
}

function refuse(form: HTMLFormElement, { body }: Answer): void {
  const homeless = showErrors(form, body.errors ?? {});
  const text = body.errors ? [form.dataset.wrong, ...homeless] : [body.title];
  tell(form, text.join(' '));
}

function tell(form: HTMLFormElement, text: string): void {
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
