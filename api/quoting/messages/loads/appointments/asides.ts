import type { Span } from '../../Reading.ts';
import type { Board } from '../../text/Board.ts';
import { phraseAt } from '../../text/phraseBook.ts';
import { ANSWERS, BOUND_DAYS, LATER_DAYS, OTHER_MOMENTS } from '../../words/momentWords.ts';
import { FILLERS } from '../../words/cueWords.ts';

/** Whether the words right before or behind a day or hour say that it is of something else: "la bodega cierra el viernes". */
export function isAside(board: Board, { start, end }: { start: number; end: number }): boolean {
  if (endsBefore(board, start, OTHER_MOMENTS) || isNamedBehind(board, end)) return true;
  if (isOfEmptyLine(board, start, end)) return true;
  return LIMITS.has(board.word(start)) && endsBefore(board, start, ANSWERS);
}

/** `- miércoles 14: nada`: a line of a list of days in which nothing else was read. */
function isOfEmptyLine(board: Board, start: number, end: number): boolean {
  let at = board.lineStart(start);
  while (at < start && board.tokens[at]!.kind === 'sign') at += 1;
  if (at !== start || board.word(end) !== ':') return false;
  for (at = end + 1; at < board.tokens.length && board.tokens[at]!.kind !== 'break'; at += 1)
    if (isRead(board, at)) return false;
  return true;
}

/** Words with which the last hour of an answer begins. */
const LIMITS = new Set(['ante', 'antes', 'before', 'by', 'hasta', 'no']);

/** "Después del 10 de diciembre" is not that day. */
export function isLater(board: Board, start: number): boolean {
  return board.word(start) !== 'manana' && endsRightBefore(board, start, LATER_DAYS);
}

/** "Antes del 15 de diciembre": without a verb it may be the day of the pickup or of the delivery. */
export function isBound(board: Board, start: number): boolean {
  return endsRightBefore(board, start, BOUND_DAYS) && !isNotUntil(board, start);
}

/** "Mañana no porque no hay gente, hasta el lunes": that day is the first one that is possible. */
function isNotUntil(board: Board, start: number): boolean {
  let at = board.word(start - 1) === 'el' ? start - 2 : start - 1;
  if (!['hasta', 'until'].includes(board.word(at))) return false;
  for (const first = at - FARTHEST; at > first && !isEnd(board, at); at -= 1)
    if (DENIALS.has(board.word(at))) return true;
  return false;
}

function isEnd(board: Board, at: number): boolean {
  const { kind, word = '' } = board.tokens[at] ?? {};
  return kind === undefined || kind === 'break' || '.;?!'.includes(word);
}

const FARTHEST = 12;
const DENIALS = new Set(['no', 'not', 'nothing', 'nobody', 'nada', 'nadie']);

/**
 * The end that a place behind "en" belongs to: "14:00 en Laredo"; of a place that is neither end, the hour is not of them.
 */
export function endBehind(
  board: Board,
  at: number,
  { origins, destinations }: { origins: Span[]; destinations: Span[] },
): 'pickup' | 'delivery' | 'reply' | undefined {
  if (!['en', 'in', 'at', 'con', 'with'].includes(board.word(at))) return undefined;
  const named = NAMED_ENDS[board.word(at + 1)];
  if (named) return named;
  const isPlace = board.tokens[at + 1]?.kind === 'word' && isRead(board, at + 1);
  if (['con', 'with'].includes(board.word(at)) || !isPlace) return undefined;
  const has = (places: Span[]) => places.some(({ start }) => start === at + 1);
  return has(origins) ? 'pickup' : has(destinations) ? 'delivery' : 'reply';
}

const NAMED_ENDS: Record<string, 'pickup' | 'delivery' | 'reply' | undefined> = {
  consignee: 'delivery',
  destino: 'delivery',
  destination: 'delivery',
  receiver: 'delivery',
  cliente: 'reply',
  customer: 'reply',
  origen: 'pickup',
  origin: 'pickup',
  shipper: 'pickup',
};

type Book = typeof OTHER_MOMENTS;

/** Whether a phrase ends before a token, over words that say nothing and one that says something, in the same clause. */
function endsBefore(board: Board, start: number, book: Book): boolean {
  let words = 0;
  for (let end = start; end > 0 && words <= MOST_BETWEEN; end -= 1) {
    if (endsAt(board, end, book)) return true;
    const { kind, word } = board.tokens[end - 1]!;
    if (kind === 'break' || '.,;?!)'.includes(word) || isRead(board, end - 1)) return false;
    if (!FILLERS.has(word) && kind !== 'sign') words += 1;
  }
  return false;
}

const MOST_BETWEEN = 2;

function isRead(board: Board, at: number): boolean {
  return !board.isFree(at) && !board.isCut(at);
}

/** Whether a phrase ends before a token, or before an article there. */
function endsRightBefore(board: Board, start: number, book: Book): boolean {
  const isArticle = ['el', 'the', 'dia'].includes(board.word(start - 1));
  return endsAt(board, start, book) || (isArticle && endsAt(board, start - 1, book));
}

function endsAt(board: Board, end: number, book: Book): boolean {
  for (let at = Math.max(0, end - LONGEST); at < end; at += 1)
    if (phraseAt(board.tokens, at, book)?.end === end) return true;
  return false;
}

const LONGEST = 5;

/** "El viernes es inhábil", "Thursday is a holiday" */
function isNamedBehind(board: Board, end: number): boolean {
  for (let at = end; at < end + 3; at += 1) {
    const { kind, word = '' } = board.tokens[at] ?? {};
    if (BEHIND.has(word)) return true;
    if (kind !== 'word' || !['es', 'is', 'a', 'no', 'we', 'are', 'por'].includes(word))
      return false;
  }
  return false;
}

const BEHIND = new Set(
  'inhabil festivo holiday closed cerrado cerramos laboramos laboran inventario thanksgiving'.split(
    ' ',
  ),
);
