import type { DayMention } from '../readers/moments/dayRuns.ts';
import { numberAt } from '../readers/equipment/counts.ts';
import type { Mention } from '../Reading.ts';
import type { Board } from '../text/Board.ts';
import { BESIDE_SHARES, SHARE_SIGNS, SHARE_WORDS } from '../words/shareWords.ts';
import type { Mentions } from './Mentions.ts';

interface Share {
  /** The token of the number, and the one behind the day. */
  start: number;
  end: number;
  count: number;
  day: DayMention;
}

/**
 * The mentions of each of the loads that one lane has on several days: "dos para el jueves y una para el viernes". One
 * list, as it is, where the message tells no such thing.
 */
export function byDay(board: Board, mentions: Mentions): Mentions[] {
  const shares = sharesIn(board, mentions.days);
  const counts = mentions.cargo.filter(({ field }) => field === 'count');
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  const others = counts.filter(({ start }) => !shares.some((share) => isIn(share, start)));
  const isTold = others.every(({ values }) => values.length === 1 && values[0] === total);
  if (shares.length < 2 || !isTold) return [mentions];
  const cargo = mentions.cargo.filter((one) => !counts.includes(one));
  return shares.map((share, index) => ({
    ...mentions,
    cargo: [...cargo, ...countOf(board, share)].toSorted((a, b) => a.start - b.start),
    days: mentions.days.filter(
      (day) => day === share.day || !shares.some((one) => one.day === day),
    ),
    hours: mentions.hours.filter((one) => isOf(shares, index, one.start)),
  }));
}

function isIn({ start, end }: Share, at: number): boolean {
  return at >= start && at < end;
}

/** Whether an hour is of this share: behind its number and before the next one's, or of no share. */
function isOf(shares: Share[], index: number, at: number): boolean {
  if (at < shares[0]!.start) return true;
  const behind = shares[index + 1]?.start ?? Infinity;
  return at >= shares[index]!.start && at < behind;
}

function countOf(board: Board, { start, count }: Share): Mention[] {
  board.take(start, start + 1);
  return count > 1 ? [{ field: 'count', start, end: start + 1, values: [count] }] : [];
}

/** The days that each have a number of loads before them, without a choice between. */
function sharesIn(board: Board, days: readonly DayMention[]): Share[] {
  const shares = days.map((day) => shareOf(board, day));
  const first = shares.findIndex((share) => share !== undefined);
  const run: Share[] = [];
  for (const share of first < 0 ? [] : shares.slice(first)) {
    if (!share || (run.length > 0 && !isNext(board, run.at(-1)!.end, share.start))) break;
    run.push(share);
  }
  return run;
}

/** The number before a day, over words such as "para el"; "otra" is one more. */
function shareOf(board: Board, day: DayMention): Share | undefined {
  for (let at = day.start - 1; at >= Math.max(0, day.start - FARTHEST); at -= 1) {
    const word = board.word(at);
    const count = SHARE_WORDS.has(word) ? 1 : numberAt(board, at);
    if (count !== undefined) return { start: at, end: day.end, count, day };
    if (!BESIDE_SHARES.has(word)) return undefined;
  }
  return undefined;
}

const FARTHEST = 7;

/** A comma or an "y" between two shares, and the hour of the first. */
function isNext(board: Board, end: number, start: number): boolean {
  const between = board.tokens.slice(end, start);
  const isShort = between.length > 0 && between.length <= MOST_BETWEEN;
  return isShort && between.every(({ kind, word }) => SHARE_SIGNS.has(word) || kind !== 'word');
}

const MOST_BETWEEN = 9;
