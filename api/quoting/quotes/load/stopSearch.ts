import type { Query } from '../../../core/list/read.ts';
import { containing } from '../../../core/list/search.ts';
import { sameCompany } from '../../../core/sql/dialect/sameCompany.ts';

/** A record with stops: the name of its key and, in plural, of its table. */
type Stopped = 'quote' | 'route' | 'shipment';

/** SQL: the searched text of a stop. */
const WHOLE = `coalesce(stop.place->>'city', '') || ' ' || coalesce(stop.place->>'name', '') || ' ' ||
  coalesce(stop.reference, '')`;

/** SQL: the text of a stop that a carrier may search before the award. */
const CITY = `coalesce(stop.place->>'city', '')`;

/** The `q` filter of a list of routes, which also finds them by city, place name or reference of a stop. */
export function saying(text: string, sight: 'whole' | 'city' = 'whole') {
  const stopText = sight === 'whole' ? WHOLE : CITY;
  const condition = `(folded(${text}) like folded(?) or exists (select from ${stopsOf('route')}
    and folded(${stopText}) like folded(?)))`;
  return (query: Query, value: string) =>
    query.whereRaw(condition, [containing(value), containing(value)]);
}

/**
 * The `q` filter of a list of quotes or loads, which finds them by their own text or that of their stops, each from an
 * index: `shipments_search` is of this text, `quotes_stops_text` and `shipments_stops_text` are of the column. Among wholes
 * the text of a leg is null and the index is `quotes_wholes_search` or `shipments_wholes_search`: Postgres then expects as many
 * records as wholes have the text, where legs, which nearly all name the border, would mislead it.
 */
export function sayingInStops(table: 'quotes' | 'shipments', among: 'all' | 'wholes') {
  const text = among === 'all' ? textOf(table) : textOfWhole(table);
  const condition = `(folded(${text}) like folded(?)
    or (${table}.stops_text is not null and folded(${table}.stops_text) like folded(?)))`;
  return (query: Query, value: string) =>
    query.whereRaw(condition, [containing(value), containing(value)]);
}

/** SQL: the ids of the quotes of a company of which a leg has this text in its reference, for `quotes_leg_references`. */
export const WHOLES_OF_LEG = `array(select leg.whole_id from quotes leg where leg.company_id = ? and leg.whole_id is not null
  and folded(leg.reference) like folded(?))`;

/** SQL: the searched text of a row of quotes or loads. */
function textOf(row: string): string {
  return `${row}.reference || ' ' || coalesce(${row}.customer_reference, '')
    || ' ' || (${row}.origin->>'city') || ' ' || (${row}.destination->>'city')`;
}

function textOfWhole(row: string): string {
  return `case when ${row}.whole_id is null then ${textOf(row)} end`;
}

/** SQL: the cities of a record's stops between its ends. */
export function citiesBetween(record: Stopped): string {
  return `coalesce((select string_agg(${CITY}, ' ') from ${stopsOf(record)}), '')`;
}

/** SQL: whether a record has a stop in a state, its ends included; the state is bound twice. */
export function stopsIn(record: 'quote' | 'route'): string {
  return `(? in (${record}s.origin_state, ${record}s.destination_state) or ${BETWEEN[record]})`;
}

/** SQL: whether a record has a stop between its ends in a state; a quote has their states in one column. */
const BETWEEN = {
  quote: `? = any(quotes.stop_states)`,
  route: `exists (select from ${stopsOf('route')} and stop.place->>'state' = ?)`,
};

/** A filter of a list by the state of any stop. */
export function stopState(record: 'quote' | 'route') {
  return (query: Query, state: string) => query.whereRaw(stopsIn(record), [state, state]);
}

/** A filter by the states of the stops between the ends of a quote, in order; `read` makes SQL of a condition on its row. */
export function viaStates(read = (condition: string) => condition) {
  return (query: Query, states: string[]) => {
    const between = states.filter((state) => state !== NONE);
    return states.length > 0
      ? query.whereRaw(read('quotes.stop_states = ?::text[]'), [between])
      : query.whereRaw('false');
  };
}

const NONE = 'none';

function stopsOf(record: Stopped): string {
  return `${record}_stops stop where ${sameCompany('stop', `${record}s`)}
    and stop.${record}_id = ${record}s.id`;
}
