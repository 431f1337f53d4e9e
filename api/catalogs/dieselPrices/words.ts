import type { Names, WordsOf } from '../../core/export/words.ts';

/** The names of the units in which diesel is sold. */
export const UNITS: Names = { l: ['Litro', 'Liter'], gal: ['Galón', 'Gallon'] };

/** The names of the codes in the export of diesel prices. */
export const dieselPriceWords: WordsOf = { unit: UNITS };
