import { placeNow } from '#phone';
import type { Answer } from '../../forms/api.ts';
import type { Schemas } from '../../schemas.ts';
import { showFacts } from '../facts.ts';
import { isConfirmed } from '../isConfirmed.ts';
import { linkCall } from '../linkApi.ts';
import { language } from '../messages.ts';
import { announce, part, root, showStanding, t } from '../page.ts';
import { oncePressed } from '../opened.ts';
import { movesMessages } from './messages.ts';
import { forgetReports, keepReport, replaceReport, type Report, waitingReports } from './queue.ts';
import { showSteps } from './steps.ts';

type Moves = Schemas['Moves'];

const words = movesMessages[language()];
const button = part('step') as HTMLButtonElement;
let path = '';
let current: Moves | undefined;
let isSending = false;
let isLocating = false;
/** How many reports the server has taken, so that an older answer does not replace a newer one. */
let taken = 0;

button.addEventListener('click', (event) => void (event.isTrusted && report()));
for (const again of ['online', 'hashchange', 'focus'])
  addEventListener(again, () => void refresh());
setInterval(() => void (document.hidden || refresh()), 10_000);
oncePressed(() => void linkCall('/api/link/open', {}).catch(() => undefined));
void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
void refresh();

/** Sends the reports that wait, and shows the moves anew. */
async function refresh(): Promise<void> {
  try {
    path ||= await findPath();
    if (!path) return;
    await sendWaiting();
    const before = taken;
    const { ok, status, body } = await linkCall(path);
    if (status === 404) return endForGood();
    if (ok && before === taken) show(body as Moves);
  } catch {
    if (waitingReports().length > 0) announce(words.kept);
    else if (!current) announce(t.retry);
  }
}

async function findPath(): Promise<string> {
  const { status, body } = await linkCall('/api/link');
  if (status === 404) endForGood();
  return status === 200 && body.kind === 'moves' ? `/api/shipments/${body.subjectId}/moves` : '';
}

function endForGood(): void {
  forgetReports();
  for (const one of root.querySelectorAll<HTMLElement>('button, section, dl')) one.hidden = true;
  announce(t.gone);
}

/** Keeps the next step with the present time, shows it at once, and sends it when there is a network. */
async function report(): Promise<void> {
  const status = nextOf(current!);
  if (!status) return;
  const happenedAt = new Date().toISOString();
  keepReport({ status, happenedAt });
  show(current!);
  isLocating = true;
  const found = await placeNow();
  isLocating = false;
  const kept = waitingReports().find(({ body }) => body.status === status);
  if (kept && found) replaceReport(kept, { ...kept.body, ...found });
  await refresh();
}

/**
 * Sends the reports in their order. The reason of a refusal is shown, and the later ones are sent: the broker may have
 * reported the refused step already. An early arrival that is not confirmed takes the later ones with it.
 */
async function sendWaiting(): Promise<void> {
  if (isSending || isLocating) return;
  isSending = true;
  try {
    for (let [first] = waitingReports(); first; [first] = waitingReports()) await send(first);
  } finally {
    isSending = false;
  }
}

async function send(report: Report): Promise<void> {
  const answer = await linkCall(`${path}/report`, report.body, report.key);
  if (isTemporary(answer)) throw new Error('Not sent yet');
  if (answer.ok) {
    replaceReport(report);
    current = answer.body as Moves;
    taken += 1;
    return announce(words.thanks);
  }
  const early = answer.body.errors?.isEarly;
  if (early && (await isConfirmed(early)))
    return replaceReport(report, { ...report.body, isEarly: true });
  if (early) forgetReports();
  else replaceReport(report);
  announce(early ? '' : (Object.values(answer.body.errors ?? {})[0] ?? answer.body.title));
}

function isTemporary({ status, body }: Answer): boolean {
  return status >= 500 || status === 429 || body.code === 'IDEMPOTENCY_IN_PROGRESS';
}

/** The step after those that are done or wait to be sent. */
function nextOf({ next, steps }: Moves): string | undefined {
  const last = waitingReports().at(-1)?.body.status;
  if (!last) return next ?? undefined;
  return steps[steps.findIndex(({ status }) => status === last) + 1]?.status;
}

function show(moves: Moves): void {
  current = moves;
  part('reference').textContent = moves.reference;
  showFacts(
    moves.stops.map(({ kind, place, appointment }) => ({
      name: kind,
      label: words[kind],
      text: `${place}\n${appointment}`,
    })),
  );
  const next = nextOf(moves);
  button.hidden = !next;
  button.textContent = next ? (words.step as Record<string, string>)[next]! : '';
  part('place-hint').hidden = !next;
  const waiting = waitingReports();
  showStanding(...(next || waiting.length > 0 ? [] : words.done));
  if (waiting.length > 0 && !navigator.onLine) announce(words.kept);
  else if (!part('news').textContent || part('news').textContent === words.loading) announce();
  showSteps(part('steps'), moves.steps, waiting);
}
