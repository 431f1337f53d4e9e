import { namesIn, type WordsOf } from '../core/export/words.ts';
import { reviewFlow } from './transitions.ts';

/** Names of the codes in the export of documents. */
export const documentWords: WordsOf = { status: namesIn(reviewFlow) };
