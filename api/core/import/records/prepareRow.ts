import { LRUCache } from 'lru-cache';
import { recordCheck, type Check } from '../../checks/checks.ts';
import { readTexts } from '../../checks/readTexts.ts';
import { loadContract } from '../../contract/document.ts';
import { withValue } from '../../i18n/withValue.ts';
import type { ParsedRow } from '../sheet/parseRow.ts';
import type { SheetContext, Row, Sheet } from '../sheet/sheet.ts';
import { type Errors, errorsOf } from './errorsOf.ts';
import { newId } from './newId.ts';

/**
 * Validates a row like the POST of one record, and converts it to the values to store. Adds all its errors at once: when
 * some fields are wrong, the others are still converted and compared, if the record would be valid without them.
 */
export function prepareRow<Values>(
  sheet: Sheet<Values>,
  { number, input, errors, cellTexts: written, notes = [] }: ParsedRow,
  context: SheetContext,
): Row<Values> {
  const row: Row<Values> = {
    number,
    id: newId(),
    values: {} as Values,
    isComplete: false,
    errors,
    warnings: notes,
  };
  const validate = () => {
    readTexts(input);
    checkOf(sheet.schema)(input);
  };
  const invalid = errorsOf(validate);
  if (isEmpty(invalid) && isEmpty(errors))
    return convertValues(row, sheet, input, written, context);
  row.errors = { ...withCells(invalid, written), ...errors };
  for (const field of Object.keys(invalid))
    delete (input as Record<string, unknown>)[field.split('.')[0]!];
  if (!isEmpty(invalid) && !isEmpty(errorsOf(validate))) return row;
  return convertValues(row, sheet, input, written, context);
}

/** The row with the values of its input, or with the errors that appear when they are converted. */
function convertValues<Values>(
  row: Row<Values>,
  sheet: Sheet<Values>,
  input: object,
  texts: Record<string, string> | undefined,
  context: SheetContext,
): Row<Values> {
  const refusalErrors = errorsOf(() => {
    const { values, warnings } = sheet.toValues(input, context);
    row.values = values;
    row.warnings = [...row.warnings, ...warnings];
    row.isComplete = true;
  });
  if (!isEmpty(refusalErrors)) row.errors = { ...withCells(refusalErrors, texts), ...row.errors };
  return row;
}

function isEmpty(errors: Errors): boolean {
  for (const _ in errors) return false;
  return true;
}

/** The errors with what the file says in the cell of each. */
function withCells(errors: Errors, texts: Record<string, string> = {}): Errors {
  const entries = Object.entries(errors).map(([field, { es, en }]) => {
    const cell = texts[field] ?? texts[field.replace(/\.\d+$/, '')];
    if (cell === undefined || es.includes(cell)) return [field, { es, en }];
    return [field, withValue(cell, { es, en })];
  });
  return Object.fromEntries(entries) as Errors;
}

const checks = new LRUCache<string, Check>({ max: 100 });

function checkOf(schema: string): Check {
  const check = checks.get(schema) ?? recordCheck(loadContract(), schema);
  checks.set(schema, check);
  return check;
}
