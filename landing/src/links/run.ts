import type { Answer, Body } from '../forms/api.ts';
import { clearErrors, missing, showErrors } from '../forms/errors.ts';
import { enterTyped, forgetTyped, keepTyped } from '../forms/typed.ts';
import { valuesOf } from '../forms/values.ts';
import { isConfirmed } from './isConfirmed.ts';
import { linkCall, linkId } from './linkApi.ts';
import { oncePressed } from './opened.ts';
import { announce, forms, part, root, t } from './page.ts';
import { forgetPending, onPendingSent, pendingAnswer } from './pending.ts';
import { sendAnswer, sendPending } from './send.ts';

/** What differs between the pages of links. */
export interface LinkedPage {
  /** The kind of the link, or those that the page takes. */
  kind: string | string[];
  /** The path of the API below which the answers to this record are sent. */
  pathTo: (subjectId: string) => string;
  /** Reads the record; by default at its path. */
  read?: (path: string) => Promise<Answer>;
  /** Shows the record; `refresh` reads and shows it again. */
  display: (record: Body, refresh: () => void) => void;
  /** Tells the API that a person opened the page, once somebody presses something. */
  report: (path: string) => Promise<unknown>;
  /** What is wrong with a form as it is typed, by field; by default its required fields that are empty. */
  errorsOf?: (form: HTMLFormElement) => Record<string, string>;
  /** What a form or a button sends, with the verb under which it does. */
  sent?: (verb: string, values: object) => { verb: string; body: object };
  /** A sentence about what is unusual in it, which must be confirmed before it is sent. */
  doubt?: (verb: string, body: object) => string | undefined;
  /** What is announced after an answer with this verb. */
  thanks?: (verb: string) => string;
}

const SECONDS = 1000;

/** Runs a page: reads and shows its record, keeps what is typed, and sends each answer once, also after a lost connection. */
export function run(page: LinkedPage): void {
  let path = '';
  let isShown = false;
  let isPerson = false;
  for (const form of forms) wire(form, () => void submit(form));
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-verb]'))
    button.addEventListener('click', () => void answer(button.dataset.verb!, {}));
  addEventListener('hashchange', () => location.reload());
  addEventListener('online', () => void refresh());
  document.addEventListener('visibilitychange', () => void (document.hidden || refresh()));
  setInterval(() => void (document.hidden || refresh()), 30 * SECONDS);
  onPendingSent(() => void refresh());
  oncePressed(() => {
    isPerson = true;
    void report();
  });
  void refresh();

  /** Reads the record, shows it, and sends an answer that waits for the network. */
  async function refresh(): Promise<void> {
    try {
      path ||= await findRecord(page);
      if (!path) return;
      const { ok, status, body } = await (page.read ?? linkCall)(path);
      if (status === 404) return goneForGood();
      if (!ok) return;
      if (!isShown) announce();
      show(body);
      await sendPending(path, done);
      if (pendingAnswer()) setTimeout(() => void refresh(), 3 * SECONDS);
    } catch {
      if (!isShown) announce(t.retry);
    }
  }

  function show(record: Body): void {
    isShown = true;
    page.display(record, () => setTimeout(() => void refresh(), 2 * SECONDS));
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    if (!isPerson) return;
    clearErrors(form);
    const errors = page.errorsOf?.(form) ?? missing(form, t.needed);
    const isWrong = Object.keys(errors).length > 0;
    form.querySelector('[data-problem]')!.textContent = isWrong ? t.wrong : '';
    if (isWrong) showErrors(form, errors);
    else await answer(form.dataset.verb!, valuesOf(form));
  }

  /** Sends an answer of a person; buttons that only a script has pressed do nothing. */
  async function answer(verb: string, values: object): Promise<void> {
    if (!isPerson) return;
    const sent = page.sent ? page.sent(verb, values) : { verb, body: values };
    const doubt = page.doubt?.(verb, sent.body);
    if (!doubt || (await isConfirmed(doubt))) await sendAnswer(path, sent.verb, sent.body, done);
  }

  async function done({ ok }: Answer, verb: string): Promise<void> {
    await refresh();
    if (!ok) return;
    announce(page.thanks?.(verb));
    part('standing').focus();
  }

  async function report(): Promise<void> {
    if (path) await page.report(path).catch(() => undefined);
  }
}

async function findRecord({ kind, pathTo }: LinkedPage): Promise<string> {
  const { status, body } = await linkCall('/api/link');
  if (status === 404) goneForGood();
  return status === 200 && [kind].flat().includes(String(body.kind))
    ? pathTo(String(body.subjectId))
    : '';
}

function goneForGood(): void {
  forgetPending();
  for (const form of forms) forgetTyped(form);
  for (const section of root.querySelectorAll<HTMLElement>('form, button, details, section, dl'))
    section.hidden = true;
  announce(t.gone);
}

function wire(form: HTMLFormElement, submit: () => void): void {
  form.noValidate = true;
  form.dataset.record = linkId;
  keepTyped(form);
  enterTyped(form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submit();
  });
}
