import type { Board } from '../../text/Board.ts';
import { phraseAt } from '../../text/phraseBook.ts';
import { STOP_LABELS } from '../../words/stopWords.ts';

/** A line that names only what happens at a stop: `PICKUP`, `Entrega 2:`; the lines below it tell where and when. */
export interface StopHeading {
  kind: 'pickup' | 'delivery';
  start: number;
  end: number;
}

/** The heading above the line of a token, with no blank line between. */
export function headingAbove(board: Board, at: number): StopHeading | undefined {
  let line = board.lineStart(at);
  for (let lines = 0; lines < MOST_LINES && line > 1; lines += 1) {
    const end = line - 1;
    line = board.lineStart(end);
    if (line === end) return undefined;
    const kind = kindOf(board, line, end);
    if (kind) return { kind, start: line, end };
  }
  return undefined;
}

const MOST_LINES = 5;

/** Of the line's only words. */
function kindOf(board: Board, start: number, end: number): StopHeading['kind'] | undefined {
  let kind: StopHeading['kind'] | undefined;
  for (let at = start; at < end; at += 1) {
    const label = kind ? undefined : phraseAt(board.tokens, at, STOP_LABELS);
    if (label) [kind, at] = [label.value, label.end - 1];
    else if (board.tokens[at]!.kind === 'word') return undefined;
  }
  return kind;
}

/** The place below the same heading as a day or hour, of a message that has such headings of both kinds. */
export function placeOfBlock<Place extends { start: number }>(
  board: Board,
  at: number,
  places: readonly Place[],
): Place | undefined {
  const own = headingAbove(board, at);
  const blocks = places.map((place) => headingAbove(board, place.start));
  const kinds = new Set(blocks.map((block) => block?.kind));
  if (!own || !kinds.has('pickup') || !kinds.has('delivery')) return undefined;
  return places[blocks.findIndex((block) => block?.start === own.start)];
}
