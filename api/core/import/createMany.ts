import type { Locale } from '../i18n/words.ts';
import type { Schemas } from '../contract/types.ts';
import { createRows, isCreated, hasNoErrors } from './create.ts';
import { prepareRow } from './prepare.ts';
import type { SheetContext, Row, Sheet } from './sheet.ts';

/** Creates records from a list of inputs, each independently; returns the result of each, in the same order. */
export async function createMany<Values extends object>(
  sheet: Sheet<Values>,
  inputs: object[],
  context: SheetContext,
  locale: Locale,
): Promise<Schemas['CreatedRecords']> {
  const rows = inputs.map((input, i) =>
    prepareRow(sheet, { number: i + 1, input, errors: {} }, context),
  );
  await sheet.model.transaction((trx) => createRows(sheet, rows, context, trx));
  const created = rows.filter(isCreated).length;
  const failed = rows.filter((row) => !hasNoErrors(row)).length;
  return { created, failed, results: rows.map((row) => resultOf(row, locale)) };
}

function resultOf(row: Row<unknown>, locale: Locale): Schemas['ImportRow'] {
  const { number, id, errors, warnings } = row;
  const created = isCreated(row);
  return {
    row: number,
    recordId: created ? id : null,
    errors: Object.entries(errors).map(([field, words]) => ({ field, message: words[locale] })),
    warnings: (created ? warnings : []).map(({ field, message }) => ({
      field,
      message: message[locale],
    })),
  };
}
