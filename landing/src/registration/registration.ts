import { call, type Body } from '../forms/api.ts';
import { clearErrors, missing, showError, showErrors } from '../forms/errors.ts';
import { prepareToken } from '../forms/token.ts';
import { fill } from './fill.ts';
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
import { go, hold, progress } from './progress.ts';
import { send } from './send.ts';

void open();

async function open(): Promise<void> {
  form.noValidate = true;
  form.addEventListener('focusin', prepareToken);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  back.addEventListener('click', () => go(progress.step - 1));
  addEventListener('hashchange', () => void resume());
  await fillEquipment().catch(() => {});
  await resume();
}

/** A link that was mailed or kept names the registration behind its `#`, where no server's log has it. */
async function resume(): Promise<void> {
  const kept = location.hash.slice(1);
  if (kept.length < 20 || kept === progress.token) return;
  const answer = await call('/api/registrations/resume', { token: kept }).catch(() => undefined);
  if (!answer) return showProblem(form.dataset.unreachable);
  if (!answer.ok) return announce(form.dataset.expired);
  hold(kept);
  fill(form, { ...(answer.body.fields as Body), email: answer.body.email });
  if (answer.body.finished) return showDone(answer.body);
  announce(form.dataset.welcome);
  go(Math.max(2, Number(answer.body.step)));
}

/** Sends the step that is open; what was typed stays until it is kept. */
async function submit(): Promise<void> {
  if (form.ariaBusy === 'true') return;
  const part = partOf(progress.step);
  clearErrors(form);
  showProblem();
  const empty = missing(part, form.dataset.required ?? '');
  if (Object.keys(empty).length > 0) return refuse({ errors: empty });
  setBusy(true);
  const answer = await send(part).catch(() => undefined);
  setBusy(false);
  if (!answer) return showProblem(form.dataset.unreachable);
  if (!answer.ok) return refuse(answer.body);
  accept(answer.body);
}

function accept(body: Body): void {
  if (body.token) {
    hold(String(body.token));
    fill(form, body.fields as Body);
  }
  if (body.finished) return showDone(body);
  go(progress.step + 1);
  warn(body);
}

/** Errors of a step that is closed open it. */
function refuse({ errors, title }: Body): void {
  const { step } = progress;
  const homes = Object.keys(errors ?? {}).map((name) =>
    form.querySelector(`[data-field="${name}"]`)?.closest<HTMLElement>('[data-step]'),
  );
  const steps = homes.map((home) => Number(home?.dataset.step ?? step));
  if (steps.length > 0 && !steps.includes(step)) go(Math.min(...steps));
  const homeless = showErrors(form, errors ?? {});
  showProblem(errors ? [form.dataset.wrong, ...homeless].join(' ') : title);
}

/** Something that was kept but is worth a look stands beside its field, which is opened for it. */
function warn({ warnings }: Body): void {
  const first = (warnings as { field: string; message: string }[] | undefined)?.[0];
  const home = first && form.querySelector(`[data-field="${first.field}"]`)?.closest('[data-step]');
  const isLastSent = Number((home as HTMLElement | undefined)?.dataset.step) === progress.step - 1;
  if (!first || !isLastSent) return;
  showError(form, first.field, first.message, false);
  announce(first.message);
}

function setBusy(isBusy: boolean): void {
  form.ariaBusy = String(isBusy);
  button.setAttribute('aria-disabled', String(isBusy));
  if (isBusy) button.textContent = form.dataset.sending ?? '';
  else go(progress.step);
}
