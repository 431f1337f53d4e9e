import { call, equipments, type Answer, type Body } from '../forms/api.ts';
import { clearErrors, missing, showError, showErrors } from '../forms/errors.ts';
import { forgetToken, prepareToken, ripeToken } from '../forms/token.ts';
import { valuesOf } from '../forms/values.ts';
import { fill } from './fill.ts';

const form = document.querySelector<HTMLFormElement>('form[data-registration]')!;
const button = form.querySelector<HTMLButtonElement>('button[type=submit]')!;
const back = form.querySelector<HTMLButtonElement>('[data-back]')!;
const LAST = 5;

let token: string | undefined;
let step = 1;

void open();

async function open(): Promise<void> {
  form.noValidate = true;
  form.addEventListener('focusin', prepareToken);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  back.addEventListener('click', () => go(step - 1));
  addEventListener('hashchange', () => void resume());
  await fillEquipment().catch(() => {});
  await resume();
}

/** A link that was mailed or kept names the registration behind its `#`, where no server's log has it. */
async function resume(): Promise<void> {
  const kept = location.hash.slice(1);
  if (kept.length < 20 || kept === token) return;
  const answer = await call('/api/registrations/resume', { token: kept }).catch(() => undefined);
  if (!answer) return tell(form.dataset.unreachable);
  if (!answer.ok) return announce(form.dataset.expired);
  hold(kept);
  fill(form, { ...(answer.body.fields as Body), email: answer.body.email });
  if (answer.body.finished) return done(answer.body);
  announce(form.dataset.welcome);
  go(Math.max(2, Number(answer.body.step)));
}

/** Sends the step that is open; what was typed stays until it is kept. */
async function submit(): Promise<void> {
  if (form.ariaBusy === 'true') return;
  const part = partOf(step);
  clearErrors(form);
  tell('');
  const empty = missing(part, form.dataset.required ?? '');
  if (Object.keys(empty).length > 0) return refuse({ errors: empty });
  busy(true);
  const answer = await send(part).catch(() => undefined);
  busy(false);
  if (!answer) return tell(form.dataset.unreachable);
  if (!answer.ok) return refuse(answer.body);
  if (answer.body.token) {
    hold(String(answer.body.token));
    fill(form, answer.body.fields as Body);
  }
  if (answer.body.finished) return done(answer.body);
  go(step + 1);
  warn(answer.body);
}

async function send(part: HTMLElement): Promise<Answer> {
  const values = valuesOf(part);
  if (!token) return begin(values);
  if (step === LAST) return call('/api/registrations/finish', { token, ...values });
  delete values.email;
  const lists = Object.fromEntries(
    [...part.querySelectorAll<HTMLElement>('[data-boxes]')].map(({ dataset }) => [
      dataset.boxes!,
      [],
    ]),
  );
  return call('/api/registrations/save', { token, step: step + 1, ...lists, ...values });
}

async function begin(values: object, isAgain = false): Promise<Answer> {
  const website = form.querySelector<HTMLInputElement>('[name=website]')!.value;
  const content = { ...values, ...(website && { website }), formToken: await ripeToken() };
  const answer = await call('/api/registrations', content);
  if (!answer.body.errors?.formToken || isAgain) return answer;
  forgetToken();
  return begin(values, true);
}

/** Errors of a step that is closed open it. */
function refuse({ errors, title }: Body): void {
  const homes = Object.keys(errors ?? {}).map((name) =>
    form.querySelector(`[data-field="${name}"]`)?.closest<HTMLElement>('[data-step]'),
  );
  const steps = homes.map((home) => Number(home?.dataset.step ?? step));
  if (steps.length > 0 && !steps.includes(step)) go(Math.min(...steps));
  const homeless = showErrors(form, errors ?? {});
  tell(errors ? [form.dataset.wrong, ...homeless].join(' ') : title);
}

/** Something that was kept but is worth a look stands beside its field, which is opened for it. */
function warn({ warnings }: Body): void {
  const first = (warnings as { field: string; message: string }[] | undefined)?.[0];
  const home = first && form.querySelector(`[data-field="${first.field}"]`)?.closest('[data-step]');
  if (!first || !home || Number((home as HTMLElement).dataset.step) !== step - 1) return;
  showError(form, first.field, first.message, false);
  announce(first.message);
}

function go(to: number): void {
  step = to;
  for (const part of form.querySelectorAll<HTMLElement>('[data-step]')) {
    part.hidden = Number(part.dataset.step) !== step;
  }
  const { begin: first, next, finish } = button.dataset;
  button.textContent = (!token ? first : step === LAST ? finish : next) ?? '';
  back.hidden = step === 1;
  partOf(step).focus();
}

/** Keeps the token in the address, so that the page can be reloaded and its link kept. */
function hold(kept: string): void {
  token = kept;
  history.replaceState(null, '', `#${kept}`);
  forgetToken();
  const line = form.querySelector<HTMLElement>('[data-link]')!;
  const link = line.querySelector('a')!;
  link.href = location.href;
  link.textContent = location.href;
  line.hidden = false;
}

function done({ message }: Body): void {
  const panel = document.createElement('div');
  panel.className = 'sent';
  panel.tabIndex = -1;
  panel.setAttribute('role', 'status');
  const text = document.createElement('p');
  text.className = 'sent__message';
  text.textContent = String(message);
  panel.append(text);
  form.replaceWith(panel);
  panel.focus();
}

function partOf(number: number): HTMLElement {
  return form.querySelector<HTMLElement>(`[data-step="${number}"]`)!;
}

function tell(text = ''): void {
  form.querySelector('[data-problem]')!.textContent = text;
}

function announce(text = ''): void {
  const news = form.querySelector<HTMLElement>('[data-news]')!;
  news.textContent = text;
  news.hidden = text === '';
}

function busy(isBusy: boolean): void {
  form.ariaBusy = String(isBusy);
  button.setAttribute('aria-disabled', String(isBusy));
  if (isBusy) button.textContent = form.dataset.sending ?? '';
  else go(step);
}

async function fillEquipment(): Promise<void> {
  const boxes = form.querySelector<HTMLElement>('[data-boxes=equipmentList]')!;
  for (const { id, name } of await equipments()) {
    const label = document.createElement('label');
    const input = document.createElement('input');
    Object.assign(input, { type: 'checkbox', name: 'equipmentList', value: id });
    input.dataset.many = '';
    const text = document.createElement('span');
    text.textContent = name;
    label.append(input, text);
    boxes.append(label);
  }
}
