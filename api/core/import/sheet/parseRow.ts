import type { Words } from '../../../shared/words.ts';
import type { Column } from './sheet.ts';
import { NotedValue, UnreadableCell } from './cells.ts';
import { unprotected } from './unprotected.ts';
import type { DateOrder } from './dateOrder.ts';

/** The parsed cells of a row as an input, and the errors of cells that could not be parsed. */
export interface ParsedRow {
  number: number;
  input: object;
  errors: Record<string, Words>;
  /** The texts of the parsed cells, by field. */
  cellTexts?: Record<string, string>;
  /** Notes on the parts of cells that were left out. */
  notes?: { field: string; message: Words }[];
}

/** Parses a row's cells into the input of a POST; blank cells are left out. */
export function parseRow(
  number: number,
  cells: string[],
  columns: (Column | undefined)[],
  order: DateOrder,
): ParsedRow {
  const entry: Required<ParsedRow> = { number, input: {}, errors: {}, cellTexts: {}, notes: [] };
  if (isTotal(cells)) entry.errors[''] = TOTAL;
  for (let i = 0; i < cells.length; i += 1) {
    const cell = cells[i]!;
    if (cell === '') continue;
    const cellText = unprotected(cell);
    if (cellText === '' || DASH.test(cellText)) continue;
    const column = columns[i];
    if (column) readInto(entry, column, cellText, order);
    else if (i >= columns.length) entry.errors[''] = TOO_MANY;
  }
  for (const column of columns) if (column?.finish) finishField(entry, column);
  return entry;
}

/** Whether a row has nothing but the word for a total and numbers. */
function isTotal(cells: string[]): boolean {
  const [first = '', ...others] = cells.filter((cell) => cell.trim() !== '');
  return TOTAL_WORD.test(first.trim()) && others.every((cell) => /^[\d\s.,$%-]+$/.test(cell));
}

const TOTAL_WORD = /^(?:gran |grand |sub)?total(?:es|s)?(?: general(?:es)?)?:?$/i;
const TOTAL: Words = {
  es: 'Parece la fila de totales: bórrela, o escriba el nombre completo',
  en: 'It looks like the row of totals: delete it, or enter the whole name',
};

/** The dashes that people put in an empty cell. */
const DASH = /^[-\u2010-\u2015_]+$/;

function finishField(entry: Required<ParsedRow>, column: Column): void {
  try {
    column.finish?.(entry.input);
  } catch (error) {
    if (!(error instanceof UnreadableCell)) throw error;
    entry.errors[column.name] ??= error.words;
  }
}

function readInto(
  entry: Required<ParsedRow>,
  column: Column,
  cell: string,
  order: DateOrder,
): void {
  entry.cellTexts[column.name] = cell;
  try {
    const read = column.read(cell, order);
    const value = read instanceof NotedValue ? read.value : read;
    if (read instanceof NotedValue) entry.notes.push({ field: column.name, message: read.note });
    if (value === undefined) return;
    if (!column.adds) setAt(entry.input, column.name, value);
    else if (value === true) add(entry.input, column.adds);
  } catch (error) {
    if (!(error instanceof UnreadableCell)) throw error;
    entry.errors[column.name] = error.words;
  }
}

type Bag = Record<string, unknown>;

/** Sets a value at a path; a numeric step is an index of a list. */
function setAt(input: object, path: string, value: unknown): void {
  let bag = input as Bag;
  let rest = path;
  for (let dot = rest.indexOf('.'); dot >= 0; dot = rest.indexOf('.')) {
    const step = rest.slice(0, dot);
    rest = rest.slice(dot + 1);
    bag[step] ??= /^\d+(\.|$)/.test(rest) ? [] : {};
    bag = bag[step] as Bag;
  }
  bag[rest] = value;
}

function add(into: object, { to, value }: NonNullable<Column['adds']>): void {
  const bag = into as Bag;
  bag[to] = [...((bag[to] as string[] | undefined) ?? []), value];
}

const TOO_MANY: Words = {
  es: 'La fila tiene más celdas que el encabezado: ponga entre comillas el texto que lleva comas',
  en: 'The row has more cells than the header: put text with commas between quotes',
};
