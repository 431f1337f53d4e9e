import type { Span } from '../Reading.ts';
import {
  BEFORE_CHOICES,
  BEHIND_NEGATIONS,
  BEHIND_NO,
  CORRECTIONS,
  NEGATIONS,
} from '../words/correctionWords.ts';
import type { Board } from './Board.ts';
import { phraseAt } from './phraseBook.ts';

/** Whether the words before a token say that it is not meant: "no el miércoles", "ya no caja seca". */
export function isNegated(board: Board, start: number): boolean {
  let at = start - 1;
  while (at > start - MOST_BETWEEN && BEHIND_NEGATIONS.has(board.word(at))) at -= 1;
  const isDenied = [at - 1, at].some((from) => {
    const match = from >= 0 ? phraseAt(board.tokens, from, NEGATIONS) : undefined;
    return match !== undefined && match.end === at + 1 && board.isFree(from, match.end);
  });
  return isDenied && !BEFORE_CHOICES.has(board.word(at - 1));
}

const MOST_BETWEEN = 4;

/** "Mañana no porque no hay andén", "hoy ya no": behind the day stands that it is not meant. */
export function isDeniedBehind(board: Board, end: number): boolean {
  const at = board.word(end) === 'ya' ? end + 1 : end;
  const isNo = board.word(at) === 'no' || (board.word(at) === 'not' && end === at);
  return (
    isNo &&
    !['.', ':', '#', 'mas'].includes(board.word(at + 1)) &&
    BEHIND_NO.has(board.word(at + 1))
  );
}

/** Leaves out what is corrected behind it: "12 tarimas, perdón, 14 tarimas". */
export function withoutCorrected<One extends Span>(
  board: Board,
  mentions: readonly One[],
  areSame: (one: One, other: One) => boolean,
): One[] {
  const corrected = new Set<One>();
  for (const at of board.tokens.keys()) {
    const match = phraseAt(board.tokens, at, CORRECTIONS);
    const after = match && mentions.find(({ start }) => start >= match.end);
    if (!after || after.start - match.end > MOST_BEHIND) continue;
    const before = mentions.findLast((one) => one.end <= at && areSame(one, after));
    if (before && at - before.end <= MOST_BEFORE) corrected.add(before);
  }
  return mentions.filter((one) => !corrected.has(one));
}

const MOST_BEHIND = 4;
const MOST_BEFORE = 12;
