import { namesIn, type WordsOf } from '../core/export/words.ts';
import { reviewFlow } from './transitions.ts';

/** The words in the file of documents. */
export const documentWords: WordsOf = { status: namesIn(reviewFlow) };
