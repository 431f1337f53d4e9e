import type { Locale } from '../../../shared/words.ts';
import type { Schemas } from '../../contract/types.ts';
import { type RowResult, writeRows } from './create.ts';
import { prepareRow } from './prepareRow.ts';
import type { SheetContext, Row, Sheet } from '../sheet/sheet.ts';

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
  const writeResult = await sheet.model.transaction((trx) =>
    writeRows(sheet, rows, 'create', context, trx),
  );
  const count = (outcome: RowResult) =>
    [...writeResult.values()].filter((one) => one === outcome).length;
  const results = rows.map((row) => resultOf(row, writeResult.get(row) === 'created', locale));
  return { created: count('created'), failed: count('failed'), results };
}

function resultOf(row: Row<unknown>, isCreated: boolean, locale: Locale) {
  const { number, id, errors, warnings } = row;
  return {
    row: number,
    recordId: isCreated ? id : null,
    errors: Object.entries(errors).map(([field, words]) => ({ field, message: words[locale] })),
    warnings: (isCreated ? warnings : []).map(({ field, message }) => ({
      field,
      message: message[locale],
    })),
  };
}
