import { fit } from '../../contract/fit.ts';
import { LAST_OFFSET, listParameters, MOST_ROWS } from '../../contract/list.ts';

/** A part of an address that does not fit the list; `filter` is the name of a filter. */
export interface Refusal {
  part: 'filter' | 'filters' | 'sort' | 'page' | 'perPage';
  filter?: string;
}

/**
 * Fits the query of a list's address (react-admin's filter, sort, order, page, perPage) to the parameters of the list
 * in the contract. Returns the query with values converted to the right type (`"rated"` becomes `["rated"]`) and
 * without what the API would refuse, and the removed parts.
 */
export function fitAddress(
  resource: string,
  search: string,
): { search: string; refusals: Refusal[] } {
  const query = new URLSearchParams(search);
  for (const name of OWN) if (query.getAll(name).length > 1) query.set(name, query.get(name)!);
  const steps = [fitFilter, fitDisplayedFilters, fitSort, fitPerPage, fitPage];
  const refusals = steps.flatMap((step) => step(query, resource));
  const isSame = query.toString() === new URLSearchParams(search).toString();
  return { search: isSame ? search : `?${query}`, refusals };
}

const OWN = ['filter', 'displayedFilters', 'sort', 'order', 'page', 'perPage'];

function fitFilter(query: URLSearchParams, resource: string): Refusal[] {
  const text = query.get('filter');
  if (text === null) return [];
  const filter = readObject(text);
  if (!filter) {
    query.delete('filter');
    return [{ part: 'filters' }];
  }
  const { filters } = listParameters(resource);
  const entries = Object.entries(filter).map(([name, value]) => ({
    name,
    ...(Object.hasOwn(filters, name)
      ? fit(filters[name]!, value)
      : { value: undefined, isCut: true }),
  }));
  const fittingEntries = entries.filter(({ value }) => value !== undefined);
  query.set(
    'filter',
    JSON.stringify(Object.fromEntries(fittingEntries.map(({ name, value }) => [name, value]))),
  );
  return entries.filter(({ isCut }) => isCut).map(({ name }) => ({ part: 'filter', filter: name }));
}

/**
 * Removes `displayedFilters`, the list of filters shown without a value, when it is not a JSON object; it is not
 * reported, because no row depends on it.
 */
function fitDisplayedFilters(query: URLSearchParams): Refusal[] {
  const text = query.get('displayedFilters');
  if (text !== null && !readObject(text)) query.delete('displayedFilters');
  return [];
}

function fitSort(query: URLSearchParams, resource: string): Refusal[] {
  const [field, order] = [query.get('sort'), query.get('order')];
  if (field === null) {
    query.delete('order');
    return [];
  }
  const isKnown = field === 'id' || listParameters(resource).sorts.includes(field);
  if (isKnown && order === null) query.set('order', 'ASC');
  if (isKnown && (order === null || ORDERS.includes(order))) return [];
  query.delete('sort');
  query.delete('order');
  return [{ part: 'sort' }];
}

const ORDERS = ['ASC', 'DESC'];

/** The numbers of rows that a page may have; a browser cannot scroll the thousand of the contract smoothly. */
export const PAGE_SIZES = [10, 25, 50, 100];

function fitPerPage(query: URLSearchParams): Refusal[] {
  const refused = fitNumber(query, 'perPage', MOST_ROWS);
  const most = PAGE_SIZES.at(-1)!;
  if (Number(query.get('perPage')) > most) query.set('perPage', String(most));
  return refused;
}

function fitPage(query: URLSearchParams): Refusal[] {
  return fitNumber(query, 'page', LAST_OFFSET / Number(query.get('perPage') ?? MOST_ROWS));
}

function fitNumber(query: URLSearchParams, part: 'page' | 'perPage', maximum: number): Refusal[] {
  const text = query.get(part);
  if (text === null || (/^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= maximum))
    return [];
  query.delete(part);
  return [{ part }];
}

function readObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return value && typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
