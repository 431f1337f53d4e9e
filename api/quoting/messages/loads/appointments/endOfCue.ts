import type { Board } from '../../text/Board.ts';
import type { CueMatch } from '../lanes/cues.ts';

export type End = 'pickup' | 'delivery';

/** "Drop Wed 5 am" is the delivery; a "drop" of places may be a stop. */
export function endOfCue(board: Board, { cue, start, end }: CueMatch): End | 'reply' {
  const isDrop = cue === 'stop' && end === start + 1 && board.word(start) === 'drop';
  return isDrop ? 'delivery' : ENDS[cue];
}

const ENDS = {
  origin: 'pickup',
  destination: 'delivery',
  stop: 'reply',
  crossing: 'reply',
  reply: 'reply',
  aside: 'reply',
} as const;
