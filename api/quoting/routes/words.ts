import { namesIn, type WordsOf } from '../../core/export/words.ts';
import { kindWords, quoteWords } from '../quotes/index.ts';
import { routeFlow } from './transitions.ts';

/** The names of the codes in the export of routes. */
export const routeWords: WordsOf = {
  status: namesIn(routeFlow),
  kind: kindWords,
  movement: quoteWords.movement!,
  frequency: { weekly: ['Semanal', 'Weekly'], monthly: ['Mensual', 'Monthly'] },
};
