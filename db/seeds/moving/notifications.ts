import type { eventRows } from './events.ts';
import { id } from '../tools/ids.ts';
import type { carrierRows } from '../directory/carriers.ts';
import type { invitationRows } from '../quoting/invitations.ts';
import { money } from '../quoting/prices.ts';
import type { quoteRows } from '../quoting/quotes.ts';
import type { rateRows } from '../quoting/rates.ts';
import type { shipmentRows } from './shipments.ts';
import { later } from '../tools/time.ts';
import type { userRows } from '../directory/users.ts';

interface DemoRows {
  events: ReturnType<typeof eventRows>;
  quotes: ReturnType<typeof quoteRows>;
  shipments: ReturnType<typeof shipmentRows>;
  users: ReturnType<typeof userRows>;
  invitations: ReturnType<typeof invitationRows>;
  rates: ReturnType<typeof rateRows>;
  carriers: ReturnType<typeof carrierRows>;
}
type Event = DemoRows['events'][number];
type Rate = DemoRows['rates'][number];
type Record = DemoRows['quotes'][number] | DemoRows['shipments'][number];

const DAY = 24 * 60;

/** The rows of the notifications about rates and loads in the last week; those of the last day are unread. */
export function notificationRows(rows: DemoRows, now: Date) {
  const { events, quotes, shipments, users } = rows;
  const [week, day] = [later(now, -7 * DAY), later(now, -DAY)];
  const recordsById = new Map<string, Record>(
    [...quotes, ...shipments].map((row) => [row.id, row]),
  );
  return events
    .filter(({ createdAt }) => createdAt > week && createdAt <= now)
    .flatMap((event) => {
      const kind = kindOf(event);
      const record = recordsById.get(event.entityId);
      if (!kind || !record || isToldOfLeg(event, record, rows)) return [];
      const { entity, entityId, createdAt } = event;
      const recipients = users.filter((user) => isRecipient(user, event, record));
      return recipients.map((user) => ({
        id: id(`notification:${event.id}:${user.id}`),
        userId: user.id,
        kind,
        params: JSON.stringify({ ...paramsOf(event, record), ...offerOf(event, rows) }),
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

/** Whether the first rate of a quote was for one of its legs, of which the broker hears with the leg. */
function isToldOfLeg(event: Event, record: Record, rows: DemoRows): boolean {
  return event.entity === 'quotes' && 'assignedLegs' in record && !offerOf(event, rows).carrier;
}

/** The broker hears of a load by legs with each leg, its customer with the whole. */
function isRecipient(user: DemoRows['users'][number], { entity, userId }: Event, record: Record) {
  const broker = 'byLegs' in record && record.byLegs ? null : record.companyId;
  const sides = [broker, entity === 'shipments' ? record.customerId : null];
  return user.companyId !== null && sides.includes(user.companyId) && user.id !== userId;
}

function paramsOf({ entity, toStatus }: Event, { number, origin, destination }: Record) {
  const reference = `${entity === 'quotes' ? 'Q' : 'E'}-${String(number).padStart(5, '0')}`;
  const city = (place: unknown) =>
    (typeof place === 'string' ? JSON.parse(place) : place).city as string;
  const lane = { reference, origin: city(origin), destination: city(destination) };
  return entity === 'shipments' ? { ...lane, status: toStatus } : lane;
}

/** The carrier and the amount of the rate with which a quote got its first one. */
function offerOf(
  { entity, entityId, createdAt }: Event,
  { invitations, rates, carriers }: DemoRows,
): { carrier?: string; amount?: string; currency?: string } {
  if (entity !== 'quotes') return {};
  const invited = new Map(
    invitations.filter(({ quoteId }) => quoteId === entityId).map((row) => [row.id, row]),
  );
  const rate = rates.find((row) => invited.has(row.invitationId) && +row.createdAt === +createdAt);
  if (!rate) return {};
  const { carrierId } = invited.get(rate.invitationId)!;
  const carrier = carriers.find((row) => row.id === carrierId)!.carrierName;
  return { carrier, amount: totalOf(rate), currency: rate.currency };
}

function totalOf({ allIn, linehaul, fuelSurcharge, borderCrossing, tolls, accessorials }: Rate) {
  const parts = [linehaul, fuelSurcharge, borderCrossing, tolls, accessorials];
  return allIn ?? money(parts.reduce((sum, part) => sum + Number(part ?? 0), 0));
}
