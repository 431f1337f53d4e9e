import type { WordsOf } from '../../core/export/words.ts';

/** The names of the codes in an export of incident types. */
export const incidentWords: WordsOf = {
  severity: { low: ['Leve', 'Low'], medium: ['Media', 'Medium'], high: ['Grave', 'High'] },
};
