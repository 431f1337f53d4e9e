import { namesIn, type WordsOf } from '../../core/export/words.ts';
import { reviewFlow } from './transitions.ts';

/** The names of the codes in the export of documents. */
export const documentWords: WordsOf = { status: namesIn(reviewFlow) };
