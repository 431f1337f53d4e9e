type Fields = Record<string, unknown>;
type Stop = Fields & { place: Fields & { country: string } };

/** Makes related fields agree: an address and its state, a movement and its places, stops with each other, a rate and its parts. */
export function consistent(fields: Fields): Fields {
  const { state, stops, origin, destination, allIn } = fields;
  if (typeof state === 'string' && 'country' in fields)
    return { ...fields, country: state.slice(0, 2), postalCode: null };
  if (Array.isArray(stops) && stops.length > 1 && stops.every(isStop))
    return withStops(fields, stops);
  if (origin && destination) return { ...fields, movement: movementOf([origin, destination]) };
  if (typeof allIn === 'string') return { currency: fields.currency, allIn };
  return fields;
}

function isStop(value: unknown): value is Stop {
  return typeof value === 'object' && value !== null && 'kind' in value && 'place' in value;
}

/** A load or lane whose stops are in order, in place of its ends and their windows. */
function withStops(fields: Fields, stops: Stop[]): Fields {
  const others = Object.entries(fields).filter(([name]) => !OF_ENDS.test(name));
  const movement = movementOf(stops.map(({ place }) => place));
  return { ...Object.fromEntries(others), movement, stops: inOrder(stops) };
}

const OF_ENDS = /^(origin|destination|(pickup|delivery)(Date|From|To))$/;

/**
 * Stops from a pickup to a delivery, on later and later days if any has one, of which the last leaves the goods that the
 * first takes. Only the last one may name a location: it seldom exists and is the tenant's own.
 */
function inOrder(stops: Stop[]): Fields[] {
  const last = stops.length - 1;
  const hasDays = stops.some(({ date }) => typeof date === 'string');
  return stops.map(({ kind, place, contact, reference, from, to }, index) => ({
    kind: index === 0 ? 'pickup' : index === last ? 'delivery' : kind,
    place: index === last ? place : { ...place, locationId: null },
    contact,
    reference,
    ...(hasDays && { date: dayIn(1 + 3 * index), ...(from && to ? { from, to } : {}) }),
    ...((index === 0 || index === last) && { goods: goodsOf(stops) }),
  }));
}

/** What a load takes: no commodity, because none of the catalog is known. */
function goodsOf(stops: Stop[]) {
  const { goods } = stops[0]!;
  return Array.isArray(goods) ? goods.map((good: Fields) => ({ ...good, comodityId: null })) : [];
}

function movementOf(places: unknown[]) {
  const countries = new Set((places as { country: string }[]).map(({ country }) => country));
  if (countries.size > 1) return 'cross_border';
  return countries.has('US') ? 'us' : 'mexico';
}

/** The date in so many days. */
export function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
