import type { Mention } from '../../Reading.ts';
import type { Board } from '../../text/Board.ts';
import { GOODS_ENDS } from '../../words/cargoWords.ts';
import { isSmall } from '../../words/smallWords.ts';

/**
 * Reads the goods beside a weight or pieces, in lines without other goods (`sure`): `lechuga 42000 lbs`, `15 ton
 * manguera`, `fresa, 12 ton`. They are words that say nothing else.
 */
export function besideMeasures(
  board: Board,
  measures: readonly Mention[],
  sure: readonly Mention[],
): Mention[] {
  const beside = measures.filter(({ field }) => BESIDE.has(field));
  const bare = withoutGoods(board, beside, sure);
  return bare.flatMap(({ start, end }) => {
    const run = runBefore(board, start) ?? runBehind(board, end);
    if (!run || !board.isFree(run.start, run.end)) return [];
    board.take(run.start, run.end);
    const values = [{ text: board.textOf(run.start, run.end) }];
    return [{ field: 'comodity' as const, ...run, values, isSure: true }];
  });
}

/** The measures in whose line fewer goods stand than weights, or none for pieces. */
function withoutGoods(
  board: Board,
  measures: readonly Mention[],
  sure: readonly Mention[],
): Mention[] {
  const lines = board.lineNumbers();
  const lineOf = ({ start }: Mention) => lines[start]!;
  const weights = countBy(
    measures.filter(({ field }) => field === 'weight'),
    lineOf,
  );
  const goods = countBy(sure, lineOf);
  return measures.filter((one) => {
    const count = goods.get(lineOf(one)) ?? 0;
    return count === 0 || (one.field === 'weight' && count < (weights.get(lineOf(one)) ?? 0));
  });
}

function countBy(mentions: readonly Mention[], keyOf: (one: Mention) => number) {
  const counts = new Map<number, number>();
  for (const one of mentions) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return counts;
}

const BESIDE = new Set<Mention['field']>(['weight', 'units', 'unNumber']);

type Run = { start: number; end: number } | undefined;

function runBehind(board: Board, end: number): Run {
  const start = SEPARATORS.has(board.word(end)) ? end + 1 : end;
  const stop = runEnd(board, start);
  return stop > start && (isEdge(board, stop) || isOfLane(board, stop))
    ? { start, end: stop }
    : undefined;
}

function runBefore(board: Board, start: number): Run {
  const end = SEPARATORS.has(board.word(start - 1)) ? start - 1 : start;
  let from = end;
  while (from > end - MOST_WORDS && (isOfName(board, from - 1) || isInner(board, from - 1)))
    from -= 1;
  return from < end && isBeginning(board, from - 1) ? { start: from, end } : undefined;
}

const SEPARATORS = new Set([',', '/', '–', '-', '|', '(', '=']);

/** "De Tula a Pachuca" behind the goods. */
function isOfLane(board: Board, at: number): boolean {
  return (
    ['de', 'desde', 'from', 'a', 'to', 'en', 'para'].includes(board.word(at)) &&
    !board.isFree(at + 1)
  );
}

/** The token behind further words of an English name, where nothing else follows. */
export function compoundEnd(board: Board, at: number): number {
  let end = at;
  while (end < at + MOST_WORDS && isOfName(board, end)) end += 1;
  return isEdge(board, end) ? end : at;
}

/** The token behind words up to one that says something else; `macetas de barro` is one name. */
export function runEnd(board: Board, at: number): number {
  let end = at;
  while (end < at + MOST_WORDS && (isOfName(board, end) || (end > at && isInner(board, end))))
    end += 1;
  return end < at + MOST_WORDS || !isOfName(board, end) ? end : at;
}

const MOST_WORDS = 5;

function isOfName(board: Board, at: number): boolean {
  const word = board.word(at);
  const isWord = board.tokens[at]?.kind === 'word' && word.length > 2 && board.isFree(at);
  return isWord && !GOODS_ENDS.has(word) && !isSmall(word);
}

const INNER = new Set(['de', 'y', 'and', '&', 'of', 'en', 'para']);

/** "De" or "y" between two words of a name that ends there. */
function isInner(board: Board, at: number): boolean {
  if (!INNER.has(board.word(at)) || !board.isFree(at)) return false;
  return isOfName(board, at - 1) && isOfName(board, at + 1) && isEdge(board, at + 2);
}

function isBeginning(board: Board, at: number): boolean {
  return isEdge(board, at) || ['con', 'with', 'para', 'd', 'de'].includes(board.word(at));
}

/** A comma, the end of a line or words of another field. */
function isEdge(board: Board, at: number): boolean {
  const token = board.tokens[at];
  return (
    !token || token.kind === 'break' || ',;./–-|()?!'.includes(token.word) || !board.isFree(at)
  );
}
