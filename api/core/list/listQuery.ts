import type { Related } from './related.ts';
import { invalid, Refusal } from '../errors/errors.ts';
import type { Operation } from '../contract/document.ts';
import { NOT_JSON } from '../i18n/messages.ts';
import { readCursor, type Cursor, type Sort } from './cursor.ts';

/** The checked query of a list request: filters by name, and rows `offset` to `offset + limit`. */
export interface ListQuery<Filters = Record<string, unknown>> {
  filters: Partial<Filters>;
  limit: number;
  offset: number;
  sort: Sort;
  /** The row after which the page begins, instead of an offset. */
  cursor?: Cursor | undefined;
  /** Whether to answer the total number of rows. */
  total: boolean;
  countOnly: boolean;
  /** Only the number of records by the values of this field. */
  countBy?: string | undefined;
  /** The fields to answer; undefined for all. */
  fields?: string[] | undefined;
  /** The names of the related records to answer with each. */
  expand?: string[] | undefined;
  /** Those records, within what the caller may read, see `withRelated`. */
  related?: Related | undefined;
}

/** A list query with any filters. */
export type AnyListQuery = ListQuery<object>;

type Raw = Record<string, unknown>;

/** Replaces react-admin's `filter={…}` and `range=[…]` by single parameters, before these are checked. */
export function expandFilterAndRange(query: Raw): Raw {
  const { filter, range, ...rest } = query;
  return { ...rest, ...(filter ? parseFilter(filter) : {}), ...(range ? parseRange(range) : {}) };
}

/** Turns the checked parameters of a list operation into a ListQuery; throws 422 for an unknown sort field. */
export function toListQuery(query: Raw, operation: Operation): ListQuery {
  const {
    limit,
    offset,
    sort: sortText,
    cursor,
    total,
    countQuery,
    internalCount,
    ...rest
  } = query;
  const { countBy, format, fields, expand, ...filters } = rest;
  const sort = parseSort(
    (sortText as string) || operation['x-default-sort']!,
    operation['x-sort']!,
  );
  if (cursor && offset) throw invalid('cursor', EITHER);
  return {
    filters,
    limit: limit as number,
    offset: offset as number,
    sort,
    cursor: cursor ? readCursor(cursor as string, sort) : undefined,
    total: total !== false,
    countOnly: countQuery === true || internalCount === true,
    countBy: countBy as string | undefined,
    fields: fields as string[] | undefined,
    expand: expand as string[] | undefined,
  };
}

const EITHER = {
  es: 'Use cursor o offset, no ambos',
  en: 'Use cursor or offset, not both',
};

function parseSort(text: string, fields: string[]) {
  const { name, order } = text.startsWith('[') ? pairOf(text) : { name: text, order: 'ASC' };
  const field = name.replace(/^-/, '');
  if (field === 'id' || fields.includes(field)) {
    return { field, descending: order === 'DESC' || name.startsWith('-') };
  }
  throw invalid('sort', {
    es: `Se puede ordenar por: ${fields.join(', ')}`,
    en: `Can be sorted by: ${fields.join(', ')}`,
  });
}

function pairOf(text: string) {
  const pair = parseJson('sort', text);
  const [name, order] = Array.isArray(pair) ? pair : [];
  if (typeof name === 'string' && (order === 'ASC' || order === 'DESC')) return { name, order };
  throw invalid('sort', { es: 'Use ["campo","ASC"]', en: 'Use ["field","ASC"]' });
}

function parseFilter(text: unknown): Raw {
  const filter = parseJson('filter', text);
  if (filter && typeof filter === 'object' && !Array.isArray(filter)) return onlyFilters(filter);
  throw invalid('filter', { es: 'Debe ser un objeto JSON', en: 'Must be a JSON object' });
}

/** The filter itself; throws 422 when it contains a parameter of the list, such as `limit`. */
function onlyFilters(filter: object): Raw {
  const control = Object.keys(filter).find((name) => CONTROLS.includes(name));
  if (!control) return filter as Raw;
  throw invalid(control, { es: 'No es un filtro', en: 'It is not a filter' });
}

const CONTROLS = [
  'limit',
  'offset',
  'range',
  'sort',
  'cursor',
  'filter',
  'total',
  'countQuery',
  'countBy',
  'fields',
  'expand',
  'format',
];

function parseRange(text: unknown): Raw {
  const range = parseJson('range', text);
  const [first, last] = Array.isArray(range) ? range : [];
  if (Number.isInteger(first) && Number.isInteger(last) && last >= first - 1) {
    return { offset: first, limit: last - first + 1 };
  }
  throw invalid('range', { es: 'Use [primero,último]', en: 'Use [first,last]' });
}

function parseJson(field: string, text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch (cause) {
    throw new Refusal('INVALID', { errors: { [field]: NOT_JSON }, cause });
  }
}
