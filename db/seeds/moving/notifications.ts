import type { eventRows } from './events.ts';
import { id } from '../tools/ids.ts';
import type { quoteRows } from '../quoting/quotes.ts';
import type { shipmentRows } from './shipments.ts';
import { later } from '../tools/time.ts';
import type { userRows } from '../directory/users.ts';

interface Story {
  events: ReturnType<typeof eventRows>;
  quotes: ReturnType<typeof quoteRows>;
  shipments: ReturnType<typeof shipmentRows>;
  users: ReturnType<typeof userRows>;
}
type Event = Story['events'][number];
type Record = Story['quotes'][number] | Story['shipments'][number];

const DAY = 24 * 60;

/** What the last week's rates and loads' steps told the people of each side, the last day's still unread. */
export function notificationRows({ events, quotes, shipments, users }: Story, now: Date) {
  const [week, day] = [later(now, -7 * DAY), later(now, -DAY)];
  const known = new Map<string, Record>([...quotes, ...shipments].map((row) => [row.id, row]));
  return events
    .filter(({ createdAt }) => createdAt > week && createdAt <= now)
    .flatMap((event) => {
      const kind = kindOf(event);
      const record = known.get(event.entityId);
      if (!kind || !record) return [];
      const { entity, entityId, createdAt } = event;
      const told = users.filter((user) => isTold(user, event, record));
      return told.map((user) => ({
        id: id(`notification:${event.id}:${user.id}`),
        userId: user.id,
        kind,
        params: JSON.stringify(paramsOf(event, record)),
        entity,
        entityId,
        createdAt,
        readAt: createdAt < day ? createdAt : null,
      }));
    });
}

function kindOf({ entity, fromStatus, toStatus }: Event) {
  if (entity === 'quotes' && toStatus === 'rated') return 'rate_received';
  return entity === 'shipments' && fromStatus ? 'shipment_moved' : undefined;
}

function isTold(user: Story['users'][number], { entity, userId }: Event, record: Record) {
  const sides = [record.companyId, entity === 'shipments' ? record.customerId : null];
  return user.companyId !== null && sides.includes(user.companyId) && user.id !== userId;
}

function paramsOf({ entity, toStatus }: Event, { number, origin, destination }: Record) {
  const reference = `${entity === 'quotes' ? 'Q' : 'E'}-${String(number).padStart(5, '0')}`;
  const city = (place: unknown) =>
    (typeof place === 'string' ? JSON.parse(place) : place).city as string;
  const lane = { reference, origin: city(origin), destination: city(destination) };
  return entity === 'shipments' ? { ...lane, status: toStatus } : lane;
}
