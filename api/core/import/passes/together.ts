import type { Words } from '../../../shared/words.ts';
import { prepareRow } from '../records/prepareRow.ts';
import { newId } from '../records/newId.ts';
import type { ParsedRow } from '../sheet/parseRow.ts';
import type { Row, SeveralRows, Sheet, SheetContext } from '../sheet/sheet.ts';

/** The parsed rows of each record, in their order; of one row each where the sheet does not say otherwise. */
export function rowsByRecord({ severalRows }: Sheet, parsedRows: ParsedRow[]): ParsedRow[][] {
  if (!severalRows) return parsedRows.map((row) => [row]);
  const records: ParsedRow[][] = [];
  for (const row of parsedRows) {
    const above = records.at(-1);
    if (above && severalRows.goesOn(above.map(inputOf), row.input)) above.push(row);
    else records.push([row]);
  }
  return records;
}

/** Checks the rows of one record: the first has its values, the others only say where its parts stand. */
export function prepareRows(sheet: Sheet, parsedRows: ParsedRow[], context: SheetContext): Row[] {
  const [first, ...others] = parsedRows as [ParsedRow, ...ParsedRow[]];
  const inputs = parsedRows.map(inputOf);
  const joined = sheet.severalRows?.join(inputs);
  if (!joined) return [prepareRow(sheet, first, context)];
  const { number, errors, notes = [] } = first;
  const together = {
    number,
    input: joined.input,
    errors: { ...joined.errors[0], ...errors },
    notes,
  };
  const row = prepareRow(sheet, together, context);
  const parts = others.map((part, index) => partOf(row, part, joined.errors[index + 1]));
  return [Object.assign(row, { parts, inputs }), ...parts];
}

function partOf(
  row: Row,
  { number, errors, notes = [] }: ParsedRow,
  joinErrors: Row['errors'] = {},
) {
  const warnings = [...notes, { field: PART, message: withNumber(PART_OF, row.number) }];
  const part = { number, id: newId(), values: {}, isComplete: false, warnings };
  return { ...part, errors: { ...joinErrors, ...errors }, existing: { id: row.id }, isPart: true };
}

/** The field of the note that a row goes on with the record of another one. */
export const PART = '#';

/** Moves each error of a record to the row and the column where the value stands, and refuses its rows together. */
export function placeErrors(rows: Row[], { placeOf }: SeveralRows): void {
  for (const row of rows) if (row.parts) placeErrorsOf(row, row.parts, placeOf);
}

function placeErrorsOf(row: Row, parts: Row[], placeOf: SeveralRows['placeOf']): void {
  const all = [row, ...parts];
  const errors = row.errors;
  row.errors = {};
  for (const [field, words] of Object.entries(errors)) {
    const place = placeOf(field, row.inputs ?? []);
    const errorsThere = (all[place.row] ?? row).errors;
    errorsThere[place.field] ??= words;
  }
  const wrong = all.find((one) => !isEmpty(one.errors));
  if (!wrong) return;
  for (const one of all)
    if (isEmpty(one.errors)) one.errors = { '': withNumber(OTHER_ROW, wrong.number) };
}

function isEmpty(errors: object): boolean {
  return Object.keys(errors).length === 0;
}

function inputOf({ input }: ParsedRow): object {
  return input;
}

function withNumber({ es, en }: Words, number: number): Words {
  return { es: es.replace('#', `${number}`), en: en.replace('#', `${number}`) };
}

const PART_OF: Words = {
  es: 'Sigue el registro de la fila #',
  en: 'It goes on with the record of row #',
};
const OTHER_ROW: Words = {
  es: 'El registro ocupa varias filas, y la fila # tiene errores',
  en: 'The record takes several rows, and row # has errors',
};
