import type { Schemas } from '../../schemas.ts';
import { showFacts } from '../facts.ts';
import { linkCall } from '../linkApi.ts';
import { announce, part, showStanding } from '../page.ts';
import { run } from '../run.ts';
import { saveFile } from '../saveFile.ts';
import { showMap } from './map.ts';
import { momentText, plannedText, t } from './texts.ts';

type Tracking = Schemas['Tracking'];

/** The statuses at the place of the pickup; the others are told in the time of the delivery. */
const AT_ORIGIN = ['assigned', 'at_pickup', 'in_transit'];

let drawn = '';

run({
  kind: 'tracking',
  pathTo: () => '/api/tracking',
  read: (path) => linkCall(path),
  display: (body) => show(body as Tracking),
  report: () => linkCall('/api/link/open', {}),
});

function show(load: Tracking): void {
  const state = JSON.stringify(load);
  if (state === drawn) return;
  drawn = state;
  part('reference').textContent = load.reference;
  showStatus(load);
  showFacts(factsOf(load));
  showMap(load.origin, load.destination);
  part('progress').hidden = load.steps.length === 0;
  part('steps').replaceChildren(...load.steps.map((step) => stepOf(load, step)));
  part('proofs').hidden = !['delivered', 'closed'].includes(load.status) && load.files.length === 0;
  part('no-files').hidden = load.files.length > 0;
  part('files').replaceChildren(
    ...load.files.map((file) => {
      const same = load.files.filter(({ type }) => type === file.type);
      return fileOf(file, same.length > 1 ? ` ${same.indexOf(file) + 1}` : '');
    }),
  );
}

function showStatus(load: Tracking): void {
  const { status, isFindingCarrier, delays, destinationTimeZone } = load;
  const title = isFindingCarrier ? t.finding : t.status[status];
  const isEnglish = document.documentElement.lang.startsWith('en');
  const texts = delays.map(({ nameEs, nameEn, city, occurredAt }) =>
    t.delay
      .replace('{name}', isEnglish ? nameEn : nameEs)
      .replace('{city}', city)
      .replace('{at}', momentText(occurredAt, destinationTimeZone)),
  );
  const isMoving = !['potential', 'confirmed', 'delivered', 'closed', 'cancelled'].includes(status);
  const late = lateText(load);
  const delayed = texts.length > 0 ? `${t.delayed}: ${texts.join('; ')}. ` : '';
  showStanding(title, delayed + late || (isMoving ? t.onTime : ''));
}

/** How much later than planned the load will arrive, in words; nothing for a load that is not late. */
function lateText({ isLate, lateMinutes, expectedAt }: Tracking): string {
  if (!isLate || lateMinutes === null) return '';
  const hours = String(Math.max(1, Math.round(lateMinutes / 60)));
  return (expectedAt ? t.late : t.overdue).replace('{hours}', hours);
}

function factsOf(load: Tracking) {
  const { origin, destination, brokerName, customerReference } = load;
  const facts = [
    ['lane', t.lane, `${origin.city} → ${destination.city}`],
    ['pickup', t.pickup, plannedText(load.pickupDate, load.pickupFrom, load.pickupTo)],
    ['delivery', t.delivery, plannedText(load.deliveryDate, load.deliveryFrom, load.deliveryTo)],
    [
      'expected',
      t.expected,
      load.expectedAt
        ? `${momentText(load.expectedAt, load.destinationTimeZone)} (${t.local})`
        : '',
    ],
    ['customerReference', t.customerReference, customerReference ?? ''],
    ['broker', t.broker, brokerName],
  ] as const;
  return facts.flatMap(([name, label, text]) => (text ? [{ name, label, text }] : []));
}

function stepOf(load: Tracking, { status, at }: Tracking['steps'][number]): HTMLElement {
  const item = document.createElement('li');
  const time = document.createElement('time');
  const zone = AT_ORIGIN.includes(status) ? load.originTimeZone : load.destinationTimeZone;
  time.dateTime = at;
  time.textContent = momentText(at, zone);
  item.append(t.status[status], time);
  return item;
}

function fileOf({ id, type }: Tracking['files'][number], number: string): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--quiet';
  button.textContent = `${t.open}: ${(t.types as Record<string, string>)[type]}${number}`;
  button.addEventListener('click', () => {
    saveFile(`/api/tracking/files/${id}`).catch(() => announce(t.failed));
  });
  return button;
}
