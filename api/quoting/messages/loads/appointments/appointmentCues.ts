import type { Board } from '../../text/Board.ts';
import { wordSet } from '../../text/tokens.ts';
import { FILLERS, PLACE_LABELS } from '../../words/cueWords.ts';
import { type CueMatch, cueAt, cueEndingAt } from '../lanes/cues.ts';

/** The verb or noun of a stop before a day or hour, or right behind it. Each is of the first that stands beside it. */
export function cueOf(
  board: Board,
  span: { start: number; end: number },
  { from, to }: { from: number; to: number },
  used: Set<number>,
): CueMatch | undefined {
  const cue = before(board, span.start, from, used) ?? behind(board, span.end, to, used);
  if (cue) used.add(cue.start);
  return cue;
}

function before(
  board: Board,
  start: number,
  from: number,
  used: Set<number>,
): CueMatch | undefined {
  let words = 0;
  for (let at = start; at > from && words <= FARTHEST; at -= 1) {
    const cue = cueEndingAt(board, at);
    if (cue && isOfDay(board, cue) && !used.has(cue.start))
      return cue.cue === 'reply' && isReadBetween(board, cue.end, start) ? undefined : cue;
    const { kind, word } = board.tokens[at - 1]!;
    if (
      kind === 'break' ||
      word === ';' ||
      word === '?' ||
      (word === '.' && board.tokens[at]?.kind !== 'sign')
    )
      return undefined;
    if (!FILLERS.has(word) && kind !== 'sign') words += 1;
  }
  return undefined;
}

const FARTHEST = 5;

/** "Cotiza torton Guadalajara-Colima mañana": a day behind what is asked for is that of the load. */
function isReadBetween(board: Board, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (!board.isFree(at)) return true;
  return false;
}

function isOfDay(board: Board, { start, end, cue }: CueMatch): boolean {
  const isOfLoad = cue === 'reply' && isForDay(board, start, end);
  const isLabel = board.tokens.slice(start, end).some(({ word }) => PLACE_LABELS.has(word));
  return cue !== 'crossing' && !isLabel && !isOfLoad;
}

/** "Quote for tomorrow" asks for a load of tomorrow; "cotización para mañana" may be the answer's day. */
function isForDay(board: Board, start: number, end: number): boolean {
  return ['for', 'para'].includes(board.word(end)) && !ANSWERS.has(board.word(start));
}

const ANSWERS = wordSet('cotizacion respuesta responder contestar reply respond response');

function behind(board: Board, end: number, to: number, used: Set<number>): CueMatch | undefined {
  for (let at = end; at < Math.min(to, end + 3, board.tokens.length); at += 1) {
    const cue = cueAt(board, at);
    if (cue && isOfDay(board, cue) && !used.has(cue.start))
      return isOfNext(board, cue.end, to) ? undefined : cue;
    if (
      board.word(at) === '.' ||
      (!FILLERS.has(board.word(at)) && !['se', 'we', 'te', 'me'].includes(board.word(at)))
    )
      return undefined;
  }
  return undefined;
}

/** "El 10. Entrega el 14": the verb is of what stands right behind it. */
function isOfNext(board: Board, end: number, next: number): boolean {
  if (next - end > FARTHEST) return false;
  return board.tokens.slice(end, next).every(({ word }) => FILLERS.has(word));
}
