import type { MessagePlace } from '../Reading.ts';
import { phraseBook, type PhraseBook } from '../text/phraseBook.ts';
import { cities } from './cities.ts';

/** Makes a book of cities by the phrases that name them. */
export function bookOf(list: readonly { phrases: string; place: MessagePlace }[]) {
  return phraseBook(list.map(({ phrases, place }) => [phrases, place] as const));
}

let table: PhraseBook<MessagePlace> | undefined;

/** The book of all cities that the trade knows. */
export function tableBook(): PhraseBook<MessagePlace> {
  return (table ??= bookOf(cities()));
}
