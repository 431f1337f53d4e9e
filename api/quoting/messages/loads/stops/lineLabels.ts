import type { Span } from '../../Reading.ts';
import type { Board } from '../../text/Board.ts';
import { phraseAt } from '../../text/phraseBook.ts';
import { MOMENT_LABELS, STOP_LABELS } from '../../words/stopWords.ts';

/**
 * What happens at the only place of a line, where a label begins the line: `PU: 2200 Commerce Pkwy, Laredo, TX`,
 * `Destino: Parque Industrial, Ramos Arizpe`, `DEL Dallas 6/16`.
 */
export function labelOfLine(
  board: Board,
  place: Span,
  places: readonly Span[],
): 'pickup' | 'delivery' | undefined {
  const line = board.lineStart(place.start);
  let start = line;
  while (start < place.start && BULLETS.has(board.word(start))) start += 1;
  const label = phraseAt(board.tokens, start, STOP_LABELS);
  if (!label || label.end > place.start) return undefined;
  const others = places.filter((one) => one !== place && board.lineStart(one.start) === line);
  if (others.length > 0 && !isOfAddress(board, place, others)) return undefined;
  const text = board.textOf(start, label.end);
  const isCode = text.length <= 4 && text === text.toUpperCase();
  return isCode || hasColon(board, label.end) ? label.value : undefined;
}

/** `Parque Santa María, Ramos Arizpe, Coah.`: the last of several names has its state behind it, and the others none. */
function isOfAddress(board: Board, place: Span, others: readonly Span[]): boolean {
  const hasState = ({ start, end }: Span) => board.textOf(start, end).includes(',');
  return hasState(place) && others.every((one) => one.end <= place.start && !hasState(one));
}

const BULLETS = new Set(['-', '*', '•', '·', '–', '>']);

/** `PU#:`, `Pick up address:` */
function hasColon(board: Board, end: number): boolean {
  const words = [0, 1, 2].map((step) => board.word(end + step));
  return words.indexOf(':') === 0 || (words.includes(':') && AFTER_LABEL.has(words[0]!));
}

const AFTER_LABEL = new Set(
  '# 1 2 ( address location from in at en direccion domicilio city place'.split(' '),
);

/**
 * The labelled place of a day or hour: that before it in its line, or in the line above that of `Appt: 02/17 at 9`, where
 * several places have such a line below.
 */
export function labelledBefore<Place extends Span>(
  board: Board,
  at: number,
  places: readonly Place[],
): Place | undefined {
  const line = board.lineStart(at);
  const own = placeOfLine(board, line, places);
  if (own) return own.end <= at ? own : undefined;
  if (line < 2 || !phraseAt(board.tokens, line, MOMENT_LABELS)) return undefined;
  const appointed = places.filter((place) => hasMomentBelow(board, place.start));
  return appointed.length > 1 ? placeOfLine(board, board.lineStart(line - 1), places) : undefined;
}

function hasMomentBelow({ tokens }: Board, at: number): boolean {
  let end = at;
  while (end < tokens.length && tokens[end]!.kind !== 'break') end += 1;
  return phraseAt(tokens, end + 1, MOMENT_LABELS) !== undefined;
}

function placeOfLine<Place extends Span>(
  board: Board,
  line: number,
  places: readonly Place[],
): Place | undefined {
  const place = places.find(({ start }) => board.lineStart(start) === line);
  return place && labelOfLine(board, place, places) ? place : undefined;
}
