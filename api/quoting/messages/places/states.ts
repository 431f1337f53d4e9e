import { stateNames } from '../../../core/contract/stateNames.ts';
import { COUNTRY_WORDS, STATE_WORDS } from '../../../core/import/sheet/abbreviations.ts';
import type { Board } from '../text/Board.ts';
import { type Match, phraseBook, phrasesAt } from '../text/phraseBook.ts';

interface StateMatch {
  states: string[];
  end: number;
  /** Whether it is a short code in small letters, which may be another word. */
  isDoubtful: boolean;
}

/** The states that the words at a token name, by their names, abbreviations and codes. */
export function stateAt(board: Board, at: number): StateMatch | undefined {
  const matches = phrasesAt(board.tokens, at, stateBook());
  const [first] = matches;
  if (!first || !board.isFree(first.start, first.end)) return undefined;
  const text = board.textOf(first.start, first.end);
  const isDoubtful = text.length <= 3 && text !== text.toUpperCase();
  return { states: matches.map(({ value }) => value), end: withStop(board, first), isDoubtful };
}

/** The token behind a country that stands behind a place: ", USA". */
export function countryEnd(board: Board, at: number, country: string): number {
  const start = board.word(at) === ',' ? at + 1 : at;
  const matches = phrasesAt(board.tokens, start, countryBook());
  const isSame = matches.some(({ value }) => value === country);
  return isSame && board.isFree(start, matches[0]!.end) ? matches[0]!.end : at;
}

function withStop(board: Board, { end }: Match<string>): number {
  return board.word(end) === '.' && board.touches(end) && board.tokens[end + 1]?.kind === 'sign'
    ? end + 1
    : end;
}

let states: ReturnType<typeof phraseBook<string>> | undefined;
let countries: ReturnType<typeof phraseBook<string>> | undefined;

function stateBook() {
  return (states ??= phraseBook(
    Object.entries(stateNames()).map(([code, name]) => [phrasesOf(code, name), code] as const),
  ));
}

function countryBook() {
  const more = { MX: 'México|MX', US: 'US|Estados Unidos|United States' };
  return (countries ??= phraseBook(
    (['MX', 'US'] as const).map(
      (code) => [[more[code], ...(COUNTRY_WORDS[code] ?? [])].join('|'), code] as const,
    ),
  ));
}

/** The name, the code without its country, and abbreviations with and without their full stops. */
function phrasesOf(code: string, name: string): string {
  const words = (STATE_WORDS as Record<string, string[]>)[code] ?? [];
  const dotted = words
    .filter((word) => /^[A-Z]{2,3}$/.test(word))
    .map((word) => [...word].join(' '));
  return [name, code.slice('MX-'.length), ...words, ...dotted].join('|');
}
