import { SILENT, type Token, wordsOf } from './tokens.ts';

/** Phrases by their first word, the longest first. */
export type PhraseBook<Value> = Map<string, Phrase<Value>[]>;

interface Phrase<Value> {
  words: string[];
  value: Value;
}

/** A phrase that stands in a message, up to the token before `end`. */
export interface Match<Value> {
  value: Value;
  start: number;
  end: number;
}

/** Makes a book of phrases; several phrases of one value are separated by `|`. */
export function phraseBook<Value>(
  entries: Iterable<readonly [phrases: string, value: Value]>,
): PhraseBook<Value> {
  const book: PhraseBook<Value> = new Map();
  for (const [phrases, value] of entries)
    for (const phrase of phrases.split('|')) add(book, { words: wordsOf(phrase), value });
  for (const phrases of book.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  return book;
}

/** The longest phrases that begin at a token: of equal ones each. */
export function phrasesAt<Value>(
  tokens: readonly Token[],
  start: number,
  book: PhraseBook<Value>,
): Match<Value>[] {
  const matches: Match<Value>[] = [];
  for (const { words, value } of book.get(tokens[start]?.word ?? '') ?? []) {
    const [first] = matches;
    const end = first && words.length < lengthOf(first, tokens) ? 0 : endAt(tokens, start, words);
    if (end && (!first || end === first.end)) matches.push({ value, start, end });
  }
  return matches;
}

/** The longest phrase that begins at a token. */
export function phraseAt<Value>(
  tokens: readonly Token[],
  start: number,
  book: PhraseBook<Value>,
): Match<Value> | undefined {
  return phrasesAt(tokens, start, book)[0];
}

function add<Value>(book: PhraseBook<Value>, phrase: Phrase<Value>): void {
  const [first] = phrase.words;
  if (first === undefined) return;
  if (!book.has(first)) book.set(first, []);
  book.get(first)!.push(phrase);
}

function lengthOf({ start, end }: Match<unknown>, tokens: readonly Token[]): number {
  return tokens.slice(start, end).filter(({ word }) => !SILENT.has(word)).length;
}

/** The token behind the words, or 0 where they do not stand here. */
function endAt(tokens: readonly Token[], start: number, words: string[]): number {
  let at = start;
  for (const [index, word] of words.entries()) {
    while (index > 0 && SILENT.has(tokens[at]?.word ?? '')) at += 1;
    if (tokens[at]?.word !== word) return 0;
    at += 1;
  }
  return at;
}
