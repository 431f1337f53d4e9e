import { namesIn, type WordsOf } from '../core/export/words.ts';
import { quoteWords } from '../quotes/index.ts';
import { NAMES } from './transitions.ts';

/** The words in the file of loads. */
export const shipmentWords: WordsOf = {
  status: namesIn(NAMES),
  movement: quoteWords.movement!,
};
