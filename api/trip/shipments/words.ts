import { namesIn, type WordsOf } from '../../core/export/words.ts';
import { quoteWords } from '../../quoting/quotes/index.ts';
import { NAMES } from './transitions.ts';

/** The names of the codes in the export of loads. */
export const shipmentWords: WordsOf = {
  status: namesIn(NAMES),
  movement: quoteWords.movement!,
};
