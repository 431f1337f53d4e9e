import type { Refusal } from './fitAddress.ts';

/**
 * Removes from the query of a list's address the filters and the sort that the API has refused by name, such as a filter
 * by carrier for a shipper. Returns the query and the removed parts.
 */
export function withoutRefused(
  search: string,
  errors: object = {},
): { search: string; refusals: Refusal[] } {
  const query = new URLSearchParams(search);
  const filter = Object.entries(JSON.parse(query.get('filter') ?? '{}') as object);
  const isRefused = (name: string) => Object.hasOwn(errors, name);
  const refusals: Refusal[] = filter
    .filter(([name]) => isRefused(name))
    .map(([name]) => ({ part: 'filter', filter: name }));
  if (refusals.length > 0) {
    const rest = filter.filter(([name]) => !isRefused(name));
    query.set('filter', JSON.stringify(Object.fromEntries(rest)));
  }
  if (query.has('sort') && isRefused('sort')) {
    query.delete('sort');
    query.delete('order');
    refusals.push({ part: 'sort' });
  }
  return { search: refusals.length > 0 ? `?${query}` : search, refusals };
}
