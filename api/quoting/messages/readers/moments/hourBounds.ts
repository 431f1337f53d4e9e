import type { Board } from '../../text/Board.ts';
import { phraseAt, phraseBook } from '../../text/phraseBook.ts';

/** Whether an hour is the appointment itself, its beginning or its end. */
export type Bound = 'at' | 'from' | 'to';

/** The meaning of the words before an hour; `next` is the token behind them, `isHour` whether they announce an hour. */
export interface BoundMatch {
  kind: Bound;
  next: number;
  isHour: boolean;
}

/** Reads the words before an hour; "antes del 23" is before a day. */
export function boundAt(board: Board, at: number): BoundMatch {
  const match = phraseAt(board.tokens, at, BOUND_WORDS);
  if (!match || !board.isFree(at, match.end)) return { kind: 'at', next: at, isHour: false };
  return { kind: match.value, next: match.end, isHour: board.word(match.end - 1) !== 'del' };
}

const BOUND_WORDS = phraseBook<Bound>([
  ['a las|a la|at|@|cita a las|appointment at', 'at'],
  [
    'antes de las|antes de la|antes del|antes de|hasta las|a mas tardar a las|a mas tardar|before|until|by|no later than',
    'to',
  ],
  [
    'despues de las|despues de la|despues del|despues de|a partir de las|a partir de la|a partir de|desde las|after|from',
    'from',
  ],
]);
