import type { WordsOf } from '../core/export/words.ts';
import { kindWords, quoteWords } from '../quotes/index.ts';

/** The words in the file of routes. */
export const routeWords: WordsOf = {
  status: { active: ['Activa', 'Active'], archived: ['Archivada', 'Archived'] },
  kind: kindWords,
  movement: quoteWords.movement!,
  frequency: { weekly: ['Semanal', 'Weekly'], monthly: ['Mensual', 'Monthly'] },
};
