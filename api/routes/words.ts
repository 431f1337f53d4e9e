import type { WordsOf } from '../core/export/words.ts';
import { KINDS, quoteWords } from '../quotes/words.ts';

/** The words in the file of routes. */
export const routeWords: WordsOf = {
  status: { active: ['Activa', 'Active'], archived: ['Archivada', 'Archived'] },
  kind: KINDS,
  movement: quoteWords.movement!,
  frequency: { weekly: ['Semanal', 'Weekly'], monthly: ['Mensual', 'Monthly'] },
};
