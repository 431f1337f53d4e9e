import { type Ends, endsOfLane, endsOfLoad } from '#stopEnds';
import { isAlike } from '../../core/form/drafts.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { type AnyStop, hasDetails, hasMore } from './stops.ts';

/** The schema of the stops in a form: those of a load have windows, those of a route none. */
export type StopSchema = 'Stop' | 'LaneStop';
type Values = Record<string, unknown>;

const ENDS: Record<StopSchema, Ends> = { LaneStop: endsOfLane, Stop: endsOfLoad };

/** The parts of an address that a form enters. */
const PLACE = [
  'locationId',
  'name',
  'street',
  'city',
  'state',
  'country',
  'postalCode',
  'timeZone',
] as const;

/** A stop with every field that its inputs have, null where there is nothing. */
export function formStop(stop: Partial<AnyStop> & Pick<AnyStop, 'kind'>): AnyStop {
  const { kind, date = null, from = null, to = null, contact, reference = null, goods } = stop;
  const { name = null, phone = null } = contact ?? {};
  const rows = (goods ?? []).map(formGoods);
  const place = placeOf(stop.place ?? {});
  return { kind, place, date, from, to, contact: { name, phone }, reference, goods: rows };
}

/** Goods with every field that their inputs have. */
export function formGoods(goods: Schemas['StopGoods']): Schemas['StopGoods'] {
  const { comodityId = null, packaging = null, units = null, weight = null } = goods;
  return { comodityId, packaging, units, weight };
}

/** The stops of a form with more than two, or of a record: those at the ends with the place and the window of its own fields. */
export function stopsOf(of: StopSchema, values: Values): AnyStop[] {
  const stops = values.stops as AnyStop[] | null | undefined;
  const all = (stops?.length ? stops : [PICKUP, DELIVERY]).map(formStop);
  for (const [field, [end, name]] of Object.entries(ENDS[of])) {
    const value = values[field] ?? null;
    Object.assign(all.at(end)!, { [name]: name === 'place' ? placeOf(value ?? {}) : value });
  }
  return all;
}

const PICKUP = { kind: 'pickup' } as const;
const DELIVERY = { kind: 'delivery' } as const;

/** The fields of a form, by their path, that the ends of these stops fill. */
export function endFields(of: StopSchema, stops: AnyStop[]): [path: string, value: unknown][] {
  return Object.entries(ENDS[of]).flatMap(([field, [end, name]]): [string, unknown][] => {
    const value = stops.at(end)![name];
    if (name !== 'place') return [[field, value]];
    return PLACE.map((part) => [`${field}.${part}`, (value as Values)[part]]);
  });
}

/**
 * The values of a form as the API takes them: either the ends of two plain stops, or all stops in their place where there is
 * more to say, or was before; nothing of them where they did not change.
 */
export function loadOf(of: StopSchema, values: Values, before: Values = {}): Values {
  const { stops: _, ...plain } = values;
  if (!hasMore(cleanStops(of, values)) && !hasMore(before.stops as AnyStop[])) return plain;
  const rest = Object.fromEntries(Object.entries(plain).filter(([name]) => !(name in ENDS[of])));
  const stops = cleanStops(of, values);
  const isSame = !!before.stops && isAlike(stops, cleanStops(of, before));
  return isSame ? rest : { ...rest, stops };
}

/** The name in the form of a field that the API names in stops: `stops.0.place.city` is `origin.city`. */
export function formField(of: StopSchema, field: string, count: number): string {
  const [list, at, name, ...rest] = field.split('.');
  if (list !== 'stops') return field;
  const ends = Object.entries(ENDS[of]);
  const end = ends.find(
    ([, [place, own]]) => own === name && (place ? count - 1 : 0) === Number(at),
  );
  if (end) return [end[0], ...rest].join('.');
  return name === 'goods' && rest.length === 1 ? `${field}.units` : field;
}

function cleanStops(of: StopSchema, values: Values): AnyStop[] {
  return stopsOf(of, values).map((stop) => cleanStop(of, stop));
}

function cleanStop(of: StopSchema, stop: AnyStop): AnyStop {
  const { kind, place, date, from, to, contact, reference, goods = [] } = stop;
  const hasContact = hasDetails({ kind, place, contact });
  const full = goods.filter((one) => Object.values(one).some(Boolean));
  const details = {
    contact: hasContact ? contact : null,
    reference: reference || null,
    goods: full,
  };
  const stopped = { kind, place, ...details } as AnyStop;
  return of === 'Stop' ? Object.assign(stopped, { date, from, to }) : stopped;
}

function placeOf(place: object): Schemas['Place'] {
  const parts = PLACE.map((part) => [part, (place as Values)[part] ?? null]);
  return Object.fromEntries(parts) as unknown as Schemas['Place'];
}
