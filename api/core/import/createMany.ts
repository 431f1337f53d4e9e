import type { Locale } from '../i18n/words.ts';
import type { Schemas } from '../contract/types.ts';
import { createRows, isFine } from './create.ts';
import { prepared } from './prepare.ts';
import type { Placing, Row, Sheet } from './sheet.ts';

/** Makes records of inputs, each by itself; answers what became of each, in the order given. */
export async function createMany<Values extends object>(
  sheet: Sheet<Values>,
  inputs: object[],
  placing: Placing,
  locale: Locale,
): Promise<Schemas['CreatedRecords']> {
  const rows = inputs.map((input, i) =>
    prepared(sheet, { number: i + 1, input, errors: {} }, placing),
  );
  await sheet.model.transaction((trx) => createRows(sheet, rows, placing, trx));
  const created = rows.filter(isFine).length;
  const results = rows.map((row) => said(row, locale));
  return { created, failed: rows.length - created, results };
}

function said({ number, id, errors, warnings: all, ...row }: Row<unknown>, locale: Locale) {
  const wrong = Object.entries(errors).map(([field, words]) => ({ field, message: words[locale] }));
  const isMade = isFine({ number, id, errors, warnings: all, ...row });
  const warnings = all.map(({ field, message }) => ({ field, message: message[locale] }));
  return {
    row: number,
    recordId: isMade ? id : null,
    errors: wrong,
    warnings: isMade ? warnings : [],
  };
}
