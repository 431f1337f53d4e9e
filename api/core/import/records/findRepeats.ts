import type { Words } from '../../../shared/words.ts';
import type { Row, Sheet, SheetContext } from '../sheet/sheet.ts';

/**
 * Finds valid rows, written together, that name the same record as an earlier one: they are given its record, or, where a
 * record `isUnique`, an error when another field differs.
 */
export function findRepeats<Values>(
  { keysOf, isUnique }: Sheet<Values>,
  rows: Row<Values>[],
  context: SheetContext,
): void {
  const firstRows = new Map<string, Row<Values>>();
  for (const row of rows) {
    for (const [field, value] of Object.entries(keysOf(row.values, context))) {
      if (!value) continue;
      const first = firstRows.get(`${field} ${value}`) ?? row;
      firstRows.set(`${field} ${value}`, first);
      if (first === row) continue;
      if (isUnique && !isSame(first, row)) row.errors[field] = repeated(first);
      else row.existing ??= { id: first.id };
    }
  }
}

/** The message at a row that repeats an earlier one; `#` stands for the number of that. */
export const REPEATED: Words = {
  es: 'Se repite: ya está en la fila #',
  en: 'Repeated: row # has it already',
};

function isSame({ values: one }: Row<unknown>, { values: other }: Row<unknown>): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function repeated({ number }: Row<unknown>): Words {
  const at = (text: string) => text.replace('#', `${number}`);
  return { es: at(REPEATED.es), en: at(REPEATED.en) };
}
