import { forgetFile, type KeptFile, keptFiles, sendKept, takeFiles } from '#phone';
import { type Body, serverClock } from '../../forms/api.ts';
import type { Schemas } from '../../schemas.ts';
import { showFacts } from '../facts.ts';
import { linkCall, linkHeaders, linkId } from '../linkApi.ts';
import { announce, part, showStanding } from '../page.ts';
import { run } from '../run.ts';
import { keepList, keptList } from './kept.ts';
import { counted, sectionOf, t } from './sections.ts';

type Evidence = Schemas['LoadEvidence'];

let path = keptList()?.path ?? '';
let shown: Evidence | undefined;
/** What is drawn, so that a press is not lost because the same list is drawn again. */
let drawn = '';

void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
const kept = keptList();
if (kept) void show(kept.body as Evidence);

run({
  kind: 'evidence',
  pathTo: (id) => (path = `/api/shipments/${id}/evidence`),
  read: (at) => linkCall(at),
  display: (body) => {
    keepList(path, body);
    void show(body as Evidence).then(flush);
  },
  report: () => linkCall('/api/link/open', {}),
});

/** Shows how each proof document stands, and what waits on this device. */
async function show(evidence: Evidence): Promise<void> {
  shown = evidence;
  const { reference, origin, destination, brokerName, items } = evidence;
  const kept = await keptFiles(linkId);
  const state = JSON.stringify([evidence, kept.map(({ key, refusal }) => [key, refusal])]);
  if (state === drawn) return;
  drawn = state;
  part('reference').textContent = reference;
  showFacts([
    { name: 'lane', label: t.lane, text: `${origin.city} → ${destination.city}` },
    { name: 'broker', label: t.broker, text: brokerName },
  ]);
  const done = items.filter(({ status }) => !['missing', 'rejected'].includes(status)).length;
  part('progress').hidden = false;
  part('progress').textContent = t.progress
    .replace('{done}', String(done))
    .replace('{all}', String(items.length));
  const isOver = items.every(({ status }) => status === 'accepted' || status === 'waived');
  const [title, text] = isOver ? t.complete : done === items.length ? t.allSent : [];
  showStanding(title, text);
  const keptAs = (type: string) => kept.filter((one) => one.path === pathOf(type));
  part('evidence').replaceChildren(
    ...byUrgency(items).map((item) => sectionOf(item, keptAs(item.type), { take, forget })),
  );
  tellQueue(kept);
}

/** What has to be sent before what was sent. */
function byUrgency(items: Evidence['items']): Evidence['items'] {
  const order = ['rejected', 'missing', 'pending', 'accepted', 'waived'];
  return items.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
}

/** Keeps photos and files on this device, made smaller, and sends them. */
async function take(type: string, files: File[]): Promise<void> {
  const taken = { owner: linkId, path: pathOf(type), now: serverClock.now(), isHere: true };
  await takeFiles(files, taken);
  if (shown) await show(shown);
  await flush();
}

/** Erases a file that was refused. */
async function forget(file: KeptFile): Promise<void> {
  await forgetFile(file);
  announce();
  if (shown) await show(shown);
}

function pathOf(type: string): string {
  return `${path}/${type}/files`;
}

/** Sends what waits and shows how the evidence stands then. */
async function flush(): Promise<void> {
  if (!path) return;
  const { body, refused } = await sendKept(linkId, post);
  const [file] = refused;
  if (file) announce(t.refused.replace('{name}', file.fileName).replace('{reason}', file.refusal!));
  if (body) keepList(path, body as Body);
  if (body || file) await show((body ?? shown) as Evidence);
  else tellQueue(await keptFiles(linkId));
}

async function post(url: string, form: FormData, key: string) {
  const response = await fetch(url, {
    method: 'POST',
    headers: linkHeaders(key),
    body: form,
    signal: AbortSignal.timeout(120_000),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

function tellQueue(kept: KeptFile[]): void {
  const count = kept.filter(({ refusal }) => !refusal).length;
  part('queue').hidden = count === 0;
  part('queue').textContent = count > 0 ? counted(t.waitingOne, t.waiting, count) : '';
}
