import type { ListRules, Query } from './narrow.ts';

type Filters = NonNullable<ListRules['filters']>;

/**
 * The filters `<name>From` and `<name>To`: the first and the last calendar day (`YYYY-MM-DD`) of a time, both included.
 *
 * @param column SQL of the column, a `timestamptz`
 * @param timeZone IANA name of the time zone in which the days begin
 */
export function dayFilters(name: string, column: string, timeZone: string): Filters {
  const begin = (day: string) => `(${day})::timestamp at time zone ?`;
  return {
    [`${name}From`]: (query: Query, day: string) =>
      query.whereRaw(`${column} >= ${begin('?::date')}`, [day, timeZone]),
    [`${name}To`]: (query: Query, day: string) =>
      query.whereRaw(`${column} < ${begin('?::date + 1')}`, [day, timeZone]),
  };
}

/** The rules of a list by time zone, with the others that each has; each is made once, because lists remember their statements by their rules. */
export function rulesByZone(
  filtersIn: (timeZone: string) => Filters,
  otherRules: Omit<ListRules, 'filters'> = {},
) {
  const cachedRules = new Map<string, ListRules>();
  return (timeZone: string): ListRules => {
    const rules = cachedRules.get(timeZone) ?? { ...otherRules, filters: filtersIn(timeZone) };
    cachedRules.set(timeZone, rules);
    return rules;
  };
}
