import type { LoadValues, Mention } from '../../Reading.ts';
import type { Board } from '../../text/Board.ts';
import { phraseAt } from '../../text/phraseBook.ts';
import { type Token, wordsOf } from '../../text/tokens.ts';
import { PIECES } from '../../words/cargoWords.ts';
import { COMPANY_ENDS } from '../../words/nameWords.ts';

/** Leaves out names that are part of a longer one: "tubo de acero, 36 tubos", and a move beside what is moved. */
export function withoutShorter(mentions: Mention[]): Mention[] {
  const namesOf = ({ values }: Mention) => wordsOf((values[0] as LoadValues['comodity']).text);
  return mentions.flatMap((one) => {
    const own = namesOf(one);
    const more = mentions.find((other) => {
      const words = namesOf(other);
      return words.length > own.length && own.every((word) => words.includes(word));
    });
    if (!more) return own.join(' ') === 'mudanza' && mentions.length > 1 ? [] : [one];
    if (one.isSure) more.isSure = true;
    return [];
  });
}

/** Whether a name is of what the goods are in: "tambos con resina", "pallets of tile". */
export function isPacking(board: Board, start: number, end: number): boolean {
  const isOf = ['con', 'de', 'of', 'with'].includes(board.word(end)) && board.isOpen(end + 1);
  return isOf && phraseAt(board.tokens, start, PIECES)?.end === end;
}

/** Whether a name is part of a line of names: "Lesley Crane" is a person. */
export function isOfName(board: Board, start: number, end: number): boolean {
  const from = board.lineStart(start);
  let to = end;
  while (to < board.tokens.length && board.tokens[to]!.kind !== 'break') to += 1;
  const isWhole = from === start && to === end;
  const words = board.tokens.slice(from, to);
  const isCapital = (token: Token) =>
    /^\p{Lu}\p{Ll}+$/u.test(board.text.slice(token.start, token.end));
  const isCompany = words.length > 1 && COMPANY_ENDS.has(words.at(-1)!.word);
  return (isCompany || !isWhole) && words.length <= MOST_NAMES && words.every(isCapital);
}

const MOST_NAMES = 4;
