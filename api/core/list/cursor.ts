import { invalid } from '../errors/errors.ts';

/** The fields by which a list is sorted. */
export interface Sort {
  field: string;
  descending: boolean;
}

/** The place of a row in a sorted list: the value that it is sorted by, as text, and its id. */
export interface Cursor {
  value: string | null;
  id: string;
}

/** The text of a cursor in a query, which names the sort it belongs to. */
export function writeCursor({ value, id }: Cursor, sort: Sort): string {
  return Buffer.from(JSON.stringify([nameOf(sort), value, id])).toString('base64url');
}

/** Reads the text of a cursor; throws 422 for one that no list of this sort has given. */
export function readCursor(text: string, sort: Sort): Cursor {
  const [name, value, id] = partsOf(text);
  const isCursor = (value === null || typeof value === 'string') && ID.test(String(id));
  if (!isCursor || value?.includes('\0')) throw invalid('cursor', UNKNOWN);
  if (name !== nameOf(sort)) throw invalid('cursor', OTHER_SORT);
  return { value, id: String(id) };
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function partsOf(text: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

function nameOf({ field, descending }: Sort): string {
  return descending ? `-${field}` : field;
}

/** The error for a cursor that was changed or made up. */
export const UNKNOWN = {
  es: 'No es un cursor de esta lista. Tome el del encabezado Link de la página anterior.',
  en: 'It is not a cursor of this list. Take that of the header Link of the page before.',
};
const OTHER_SORT = {
  es: 'El cursor es de otro orden. Use el mismo sort, o empiece sin cursor.',
  en: 'The cursor belongs to another sort. Use the same sort, or begin without a cursor.',
};
