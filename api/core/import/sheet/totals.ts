import { plainText } from '../../../shared/reading/plainText.ts';
import { fold } from './fold.ts';

/**
 * Whether the cells of a file's last row are totals: one says so, and any other has only a number. A record whose name
 * begins with such a word has more to it than numbers.
 */
export function isTotals(cells: string[]): boolean {
  const texts = cells.map((cell) => plainText(cell).trim()).filter(Boolean);
  const others = texts.filter((cell) => !TOTALS.test(fold(cell)));
  return others.length < texts.length && others.every((cell) => NUMBER.test(cell));
}

const WORD = '(?:gran |grand |sub-? ?)?(?:total(?:es|s)?|suma|sum)(?: general| final)?';

/** «Total», «TOTAL GENERAL:», «Totales: 806», «Total de registros: 806», «Total: 806 registros». */
const TOTALS = new RegExp(
  `^${WORD}(?: ?[:=])?(?:(?: (?:de|of) [^\\d]+)? ?\\$? ?\\d[\\d.,]*(?: \\S+)?)?$`,
);

const NUMBER = /^[-$]?\s*(?:[a-z]{3}\s*)?\d[\d.,\s]*(?:%|[a-z]{1,3}\.?)?$/i;
