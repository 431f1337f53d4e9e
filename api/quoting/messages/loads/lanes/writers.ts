import type { PlaceMention } from '../../Reading.ts';
import type { Board } from '../../text/Board.ts';
import { phraseAt } from '../../text/phraseBook.ts';
import { ASKING_VERBS, INTRODUCTIONS } from '../../words/nameWords.ts';
import type { CueMatch } from './cues.ts';

/** "Les habla Carlos de Querétaro", "nuestra planta de Saltillo necesita": where somebody is, and nothing is taken. */
export function isOfWriter(board: Board, { cue, start }: CueMatch, place: PlaceMention): boolean {
  if (cue !== 'origin') return false;
  return ASKING_VERBS.has(board.word(place.end)) || isIntroduced(board, start);
}

function isIntroduced(board: Board, start: number): boolean {
  for (let at = start - 1; at >= Math.max(0, start - FARTHEST); at -= 1) {
    const { kind, word } = board.tokens[at]!;
    if (kind === 'break' || ',.;:'.includes(word) || !board.isFree(at)) return false;
    const match = phraseAt(board.tokens, at, INTRODUCTIONS);
    if (match && match.end <= start) return true;
  }
  return false;
}

const FARTHEST = 6;
