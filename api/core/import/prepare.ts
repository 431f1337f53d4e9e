import { LRUCache } from 'lru-cache';
import { assertStorable, recordCheck, type Check } from '../contract/checks.ts';
import { loadContract } from '../contract/document.ts';
import { Refusal } from '../http/errors.ts';
import type { Words } from '../i18n/words.ts';
import { shortened, UnreadableCell } from './cells.ts';
import type { DateOrder } from './dateOrder.ts';
import { newId } from './newId.ts';
import type { Column, SheetContext, Row, Sheet } from './sheet.ts';

type Errors = Record<string, Words>;

/** The parsed cells of a row as an input, and the errors of cells that could not be parsed. */
export interface ParsedRow {
  number: number;
  input: object;
  errors: Errors;
  /** What the file says in the cells that were parsed, by field. */
  written?: Record<string, string>;
}

/** Parses a row's cells into the input of a POST; blank cells are left out. */
export function parseRow(
  number: number,
  cells: string[],
  columns: (Column | undefined)[],
  order: DateOrder,
): ParsedRow {
  const entry: Required<ParsedRow> = { number, input: {}, errors: {}, written: {} };
  cells.forEach((cell, i) => {
    const written = cell.trim().replace(/^'(?=[=+\-@\t\r])/, '');
    if (written === '') return;
    const column = columns[i];
    if (column) readInto(entry, column, written, order);
    else if (i >= columns.length) entry.errors[''] = TOO_MANY;
  });
  return entry;
}

/**
 * Validates a row like the POST of one record, and converts it to the values to store. Adds all its errors at once: when
 * some fields are wrong, the others are still converted and compared, if the record would be valid without them.
 */
export function prepareRow<Values>(
  sheet: Sheet<Values>,
  { number, input, errors, written }: ParsedRow,
  context: SheetContext,
): Row<Values> {
  const row: Row<Values> = { number, id: newId(), values: {} as Values, ...BLANK, errors };
  const validate = () => {
    assertStorable(input);
    checkOf(sheet.schema)(input);
  };
  const invalid = errorsOf(validate);
  row.errors = { ...withCells(invalid, written), ...errors };
  for (const field of Object.keys(invalid)) delete (input as Bag)[field.split('.')[0]!];
  if (Object.keys(invalid).length > 0 && Object.keys(errorsOf(validate)).length > 0) return row;
  const refused = errorsOf(() => {
    Object.assign(row, sheet.toValues(input, context), { isComplete: true });
  });
  row.errors = { ...withCells(refused, written), ...row.errors };
  return row;
}

/** The errors with what the file says in the cell of each. */
function withCells(errors: Errors, written: Record<string, string> = {}): Errors {
  const entries = Object.entries(errors).map(([field, { es, en }]) => {
    const cell = written[field] ?? written[field.replace(/\.\d+$/, '')];
    if (cell === undefined || es.includes(cell)) return [field, { es, en }];
    return [field, { es: `«${shortened(cell)}»: ${es}`, en: `"${shortened(cell)}": ${en}` }];
  });
  return Object.fromEntries(entries) as Errors;
}

const BLANK = { warnings: [], isComplete: false };

/** The errors by field of a Refusal that `work` throws; rethrows other errors. */
function errorsOf(work: () => void): Errors {
  try {
    work();
    return {};
  } catch (error) {
    return errorsOfRefusal(error);
  }
}

/** The same for asynchronous work. */
export async function errorsOfAsync(work: () => Promise<unknown>): Promise<Errors> {
  try {
    await work();
    return {};
  } catch (error) {
    return errorsOfRefusal(error);
  }
}

/** The errors by field of a Refusal below 500; rethrows any other error. */
export function errorsOfRefusal(error: unknown): Errors {
  if (!(error instanceof Refusal) || error.status >= 500) throw error;
  const { errors } = error.options;
  if (errors && Object.keys(errors).length > 0) return errors;
  return { '': { es: error.problem('es').title, en: error.problem('en').title } };
}

const checks = new LRUCache<string, Check>({ max: 100 });

function checkOf(schema: string): Check {
  const known = checks.get(schema) ?? recordCheck(loadContract(), schema);
  checks.set(schema, known);
  return known;
}

function readInto(
  entry: Required<ParsedRow>,
  column: Column,
  cell: string,
  order: DateOrder,
): void {
  entry.written[column.name] = cell;
  try {
    const value = column.read(cell, order);
    if (!column.adds) put(entry.input, column.name.split('.'), value);
    else if (value === true) add(entry.input, column.adds);
  } catch (error) {
    if (!(error instanceof UnreadableCell)) throw error;
    entry.errors[column.name] = error.words;
  }
}

type Bag = Record<string, unknown>;

/** Sets a value at a path; a numeric step is an index of a list. */
function put(into: object, [step, ...rest]: string[], value: unknown): void {
  const bag = into as Bag;
  if (rest.length === 0) {
    bag[step!] = value;
    return;
  }
  bag[step!] ??= /^\d+$/.test(rest[0]!) ? [] : {};
  put(bag[step!] as object, rest, value);
}

function add(into: object, { to, value }: NonNullable<Column['adds']>): void {
  const bag = into as Bag;
  bag[to] = [...((bag[to] as string[] | undefined) ?? []), value];
}

const TOO_MANY: Words = {
  es: 'La fila tiene más celdas que el encabezado: ponga entre comillas el texto que lleva comas',
  en: 'The row has more cells than the header: put text with commas between quotes',
};
