import { type Body, serverClock } from '../../forms/api.ts';
import { showFacts } from '../facts.ts';
import { linkCall } from '../linkApi.ts';
import { announce, part, showStanding } from '../page.ts';
import { run } from '../run.ts';
import { keepList, keptList } from './kept.ts';
import { placeNow } from '../place.ts';
import { allWaiting, keepWaiting } from './queue.ts';
import { counted, type Item, sectionOf, t } from './sections.ts';
import { sendQueue } from './sendQueue.ts';
import { shrink } from './shrink.ts';

/** The evidence of a load as the API shows it. */
interface Evidence extends Body {
  reference: string;
  brokerName: string;
  origin: { city: string };
  destination: { city: string };
  items: Item[];
}

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
  const waiting = await allWaiting();
  const state = JSON.stringify([evidence, waiting.map(({ key }) => key)]);
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
  const count = (type: string) => waiting.filter((one) => one.type === type).length;
  part('evidence').replaceChildren(
    ...byUrgency(items).map((item) => sectionOf(item, count(item.type), take)),
  );
  tellQueue(waiting.length);
}

/** What has to be sent before what was sent. */
function byUrgency(items: Item[]): Item[] {
  const order = ['rejected', 'missing', 'pending', 'accepted', 'waived'];
  return items.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
}

/** Keeps photos and files on this device, made smaller, and sends them. */
async function take(type: string, files: File[]): Promise<void> {
  const takenAt = new Date(serverClock.now()).toISOString();
  const place = await placeNow({ isExact: true });
  for (const file of files) {
    const content = await shrink(file);
    await keepWaiting({ type, fileName: file.name || 'foto.jpg', content, takenAt, place });
  }
  if (shown) await show(shown);
  await flush();
}

/** Sends what waits and shows how the evidence stands then. */
async function flush(): Promise<void> {
  if (!path || (await allWaiting()).length === 0) return;
  const { body, refused } = await sendQueue(path);
  if (refused)
    announce(
      t.refused.replace('{name}', refused.file.fileName).replace('{reason}', refused.reason),
    );
  if (body) keepList(path, body);
  if (body || refused) await show((body ?? shown) as Evidence);
  else tellQueue((await allWaiting()).length);
}

function tellQueue(count: number): void {
  part('queue').hidden = count === 0;
  part('queue').textContent = count > 0 ? counted(t.waitingOne, t.waiting, count) : '';
}
