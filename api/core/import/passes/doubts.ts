import type { Words } from '../../../shared/words.ts';
import { isTotals } from '../sheet/totals.ts';

interface ReadRow {
  cells: string[];
  isHidden?: boolean | undefined;
  isLast: boolean;
}

/** Why a row may be no record, as notes of the whole row: the workbook hides it, or it has the totals at the end. */
export function doubtsOf({ cells, isHidden, isLast }: ReadRow): { field: ''; message: Words }[] {
  const messages = [...(isHidden ? [HIDDEN] : []), ...(isLast && isTotals(cells) ? [TOTALS] : [])];
  return messages.map((message) => ({ field: '', message }));
}

const HIDDEN = {
  es: 'La fila está oculta o filtrada en el libro',
  en: 'The row is hidden or filtered out in the workbook',
};

const TOTALS = {
  es: 'La última fila parece de totales',
  en: 'The last row seems to be one of totals',
};

/** The text in the kept notes of a hidden row, and of a row of totals; JSON for Postgres. */
export const NOTED = [HIDDEN, TOTALS].map(({ es }) => JSON.stringify([{ es }]));
