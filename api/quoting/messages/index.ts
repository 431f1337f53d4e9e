import handlers from './routes.ts';

export type { Reading, Span } from './Reading.ts';
export { readDays } from './readers/moments/days.ts';
export { readHours } from './readers/moments/hours.ts';
export { hideAddresses } from './readers/opaque.ts';
export { Board } from './text/Board.ts';
export { isSpanish } from './text/language.ts';
export { type Match, phraseAt, type PhraseBook, phraseBook } from './text/phraseBook.ts';
export { wordSet } from './text/tokens.ts';
export { CLOSINGS, HEADER_WORDS } from './words/mailWords.ts';

/** Pasted messages: the quotes that a text asks for. It has no table. */
export const messages = { handlers };
