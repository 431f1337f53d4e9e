import { call, type Body } from '../forms/api.ts';
import { clearErrors, failure, missing, showError, showErrors } from '../forms/errors.ts';
import { fill } from '../forms/fill.ts';
import { discardToken, prepareToken } from '../forms/token.ts';
import { enterTyped, forgetTyped, keepTyped, typedIn } from '../forms/typed.ts';
import type { Schemas } from '../schemas.ts';
import { forgetKeptToken, keptToken } from './keptToken.ts';
import {
  announce,
  back,
  button,
  fillEquipment,
  form,
  partOf,
  showDone,
  showProblem,
} from './page.ts';
import { showStep, storeToken, progress } from './progress.ts';
import { send } from './send.ts';

type Registration = Schemas['Registration'];

void open();

async function open(): Promise<void> {
  form.noValidate = true;
  keepTyped(form);
  form.addEventListener('focusin', prepareToken);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  back.addEventListener('click', () => showStep(progress.step - 1));
  form.querySelector('[data-restart]')?.addEventListener('click', restart);
  addEventListener('hashchange', () => void resume(location.hash.slice(1)));
  await fillEquipment().catch(() => {});
  enterTyped(form);
  await resume(location.hash.slice(1) || keptToken());
}

/**
 * Opens the registration of a token at the step where it stopped. The token comes from the link, behind its `#`, so that
 * no server's log has it, or from this device.
 */
async function resume(token: string): Promise<void> {
  if (token.length < 20 || token === progress.token) return;
  const answer = await call('/api/registrations/resume', { token }).catch(explain);
  if (typeof answer === 'string') return showProblem(answer);
  if (!answer.ok) return refuseToken(answer.status);
  storeToken(token);
  const registration = answer.body as Registration;
  const { fields, email, finished, step } = registration;
  fill(form, { ...fields, email });
  if (finished) return end(registration);
  enterTyped(form);
  announce(form.dataset.welcome);
  showStep(firstUnsaved(Math.max(2, step)));
}

/** The first step with something typed and not saved, otherwise the step where it stopped. */
function firstUnsaved(stopped: number): number {
  const steps = Object.keys(typedIn(form)).map((name) => stepOf(name) ?? stopped);
  return Math.min(stopped, ...steps);
}

function stepOf(field: string): number | undefined {
  const part = form.querySelector(`[data-field="${field}"]`)?.closest<HTMLElement>('[data-step]');
  return part ? Number(part.dataset.step) : undefined;
}

function explain(error: unknown): string {
  return failure(form.dataset, error);
}

function refuseToken(status: number): void {
  if (status === 404) forgetKeptToken();
  announce(form.dataset.expired);
}

/** Opens the page again with an empty form. */
function restart(): void {
  forgetKeptToken();
  forgetTyped(form);
  discardToken();
  location.replace(location.pathname);
}

function end(registration: Registration): void {
  forgetKeptToken();
  forgetTyped(form);
  showDone(registration);
}

/** Checks the open step and sends it; after an error the inputs keep their values. */
async function submit(): Promise<void> {
  if (form.ariaBusy === 'true') return;
  const part = partOf(progress.step);
  clearErrors(form);
  showProblem();
  const empty = missing(part, form.dataset.required ?? '');
  if (Object.keys(empty).length > 0) return showStepErrors({ errors: empty });
  setBusy(true);
  const answer = await send(part).catch(explain);
  setBusy(false);
  if (typeof answer === 'string') return showProblem(answer);
  if (!answer.ok) return showStepErrors(answer.body);
  accept(answer.body as Registration);
}

function accept(registration: Registration): void {
  const { token, fields, finished, warnings } = registration;
  forgetTyped(form, partOf(progress.step));
  if (token) {
    storeToken(token);
    fill(form, fields);
  }
  if (finished) return end(registration);
  showStep(progress.step + 1);
  showFirstWarning(warnings);
}

/** Shows the API's errors at their fields, and opens the first step that has one. */
function showStepErrors({ errors, title }: Body): void {
  const { step } = progress;
  const steps = Object.keys(errors ?? {}).map((name) => stepOf(name) ?? step);
  if (steps.length > 0 && !steps.includes(step)) showStep(Math.min(...steps));
  const withoutField = showErrors(form, errors ?? {});
  showProblem(errors ? [form.dataset.wrong, ...withoutField].join(' ') : title);
}

/** Shows the first warning of the step that was just saved, at its field and above the form. */
function showFirstWarning(warnings: Registration['warnings']): void {
  const first = warnings?.[0];
  if (!first || stepOf(first.field) !== progress.step - 1) return;
  showError(form, first.field, first.message, false);
  announce(first.message);
}

function setBusy(isBusy: boolean): void {
  form.ariaBusy = String(isBusy);
  button.setAttribute('aria-disabled', String(isBusy));
  if (isBusy) button.textContent = form.dataset.sending ?? '';
  else showStep(progress.step);
}
