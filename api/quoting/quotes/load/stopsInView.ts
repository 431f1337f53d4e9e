import { sameCompany } from '../../../core/sql/dialect/sameCompany.ts';

/** A record with stops: the name of its key and, in plural, of its table. */
type Stopped = 'quote' | 'route' | 'shipment';

/** SQL: what a reader may see of a stop; `stop` is its row. */
interface StopSight {
  /** Of the stops between the ends. */
  place: string;
  contact: string;
  reference: string;
}

const WHOLE: StopSight = {
  place: 'stop.place',
  contact: 'stop.contact',
  reference: 'stop.reference',
};

/** SQL: the place of a stop without what a carrier does not see before the award. */
export const PUBLIC_PLACE = `stop.place - '{locationId,name,street}'::text[]`;

/** What is seen of a stop by whom neither people nor references of the load concern. */
export const publicSight: StopSight = { place: PUBLIC_PLACE, contact: 'null', reference: 'null' };

/** SQL of a view's field: the stops of a lane, of which the ends are as the same view shows them. */
export function laneStops(record: Stopped, sight = WHOLE): string {
  return stops(record, sight, {});
}

/** SQL of a view's field: the stops of a load with their windows, of which the ends are as the same view shows them. */
export function loadStops(record: 'quote' | 'shipment', sight = WHOLE): string {
  return stops(record, sight, {
    date: ['stop.date', '@{pickupDate}', '@{deliveryDate}'],
    from: ['stop.from_time', '@{pickupFrom}', '@{deliveryFrom}'],
    to: ['stop.to_time', '@{pickupTo}', '@{deliveryTo}'],
  });
}

/** SQL of a value that a stop between the ends has in its row, and the ends have in the record. */
type Value = [between: string, pickup: string, delivery: string];

/** The rows, or else two stops of the ends. An end has no place in its row, and tells by its kind which end it is. */
function stops(record: Stopped, { place, ...sight }: StopSight, window: Record<string, Value>) {
  const values = { place: [place, '@{origin}', '@{destination}'] as Value, ...window };
  const ends = [1, 2].map((end) =>
    object({ number: `${end}`, kind: KINDS[end - 1]!, ...mapped(values, (value) => value[end]!) }),
  );
  const row = object({
    number: 'stop.position',
    kind: 'stop.kind',
    ...mapped(
      values,
      ([between, pickup, delivery]) => `case when stop.place is not null then ${between}
      when stop.kind = 'pickup' then ${pickup} else ${delivery} end`,
    ),
    ...sight,
    goods: 'stop.goods',
  });
  return `coalesce((select json_agg(${row} order by stop.position) from ${record}_stops stop
      where ${sameCompany('stop', `${record}s`)} and stop.${record}_id = ${record}s.id),
    json_build_array(${ends.join(', ')}))`;
}

const KINDS = [`'pickup'`, `'delivery'`];

function mapped(values: Record<string, Value>, sqlOf: (value: Value) => string) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, sqlOf(value)]));
}

function object(fields: Record<string, string>): string {
  const pairs = Object.entries(fields).map(([name, sql]) => `'${name}', ${sql}`);
  return `json_build_object(${pairs.join(', ')})`;
}
