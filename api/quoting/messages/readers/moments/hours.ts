import type { Board } from '../../text/Board.ts';
import { SPAN_OPENINGS, SPAN_SIGNS } from '../../words/dayCues.ts';
import { type Bound, boundAt } from './hourBounds.ts';
import { hourOf, isDuration, isOpenHalf, later, type Time, timeAt } from './times.ts';

/** The hours of an appointment `HH:MM`, several where it is not clear; both are the same for one hour. */
export interface HourMention {
  start: number;
  end: number;
  from?: string[];
  to?: string[];
}

/** Reads hours and windows: `8 am`, `a las 14:30`, `de 8 a 12`, "antes de las 2 pm". */
export function readHours(board: Board): HourMention[] {
  return board.takeEach((at) =>
    board.isOpen(at) || board.word(at) === '@'
      ? (windowAt(board, at) ?? hourAt(board, at))
      : undefined,
  );
}

/** `de 8 a 12`, `8:00-14:00`: a beginning and an end. */
function windowAt(board: Board, at: number): HourMention | undefined {
  const hasOpening = SPAN_OPENINGS.has(board.word(at));
  const start = skipArticle(board, hasOpening ? at + 1 : at);
  const from = timeAt(board, start);
  const sign =
    from && SPAN_SIGNS.has(board.word(from.end)) && board.isFree(from.end) ? from.end + 1 : 0;
  const to = sign ? timeAt(board, skipArticle(board, sign)) : undefined;
  if (!from || !to || (!hasOpening && isDayNumber(board, start, from, sign))) return undefined;
  const isSure = from.isMarked || to.isMarked || (hasOpening && endsThere(board, to.end));
  const hours = isSure ? spanOf(from, to) : undefined;
  return hours && { start: hasOpening ? at : Math.min(at, start), end: to.end, ...hours };
}

/** "Mañana 12 a las 2 pm": the number behind a day is the day's. */
function isDayNumber(board: Board, at: number, { isMarked }: Time, behindSign: number): boolean {
  const isBehindDay = at > 0 && !board.isFree(at - 1) && !board.isCut(at - 1);
  const isLas = ['la', 'las'].includes(board.word(behindSign));
  return !isMarked && isBehindDay && isLas;
}

function skipArticle(board: Board, at: number): number {
  const start = ['a', 'la', 'las', ':'].includes(board.word(at)) ? at + 1 : at;
  return board.word(start) === 'la' || board.word(start) === 'las' ? start + 1 : start;
}

/** Numbers without a mark are hours where nothing is counted behind them. */
function endsThere(board: Board, end: number): boolean {
  const next = board.tokens[end];
  return (
    !next ||
    next.kind === 'break' ||
    (next.kind === 'sign' && next.word !== "'" && next.word !== '%')
  );
}

/** An hour without its half of the day goes by the other one: `2 a 6 pm`, `8 am a 12`, `8 a 5`. */
function spanOf(from: Time, to: Time): Pick<HourMention, 'from' | 'to'> | undefined {
  const [begin, finish] = [hourOf(from), hourOf(to)];
  if (begin === undefined || finish === undefined) return undefined;
  if (!isOpenHalf(from) && !isOpenHalf(to)) return { from: [begin], to: [finish] };
  if (isOpenHalf(from) && isOpenHalf(to)) {
    if (begin < '06:00') return undefined;
    return { from: [begin], to: [finish > begin ? finish : later(finish)] };
  }
  if (isOpenHalf(to)) return { from: [begin], to: [finish > begin ? finish : later(finish)] };
  const afternoon = later(begin);
  return {
    from: [afternoon < finish && finish !== '12:00' && to.half === 'pm' ? afternoon : begin],
    to: [finish],
  };
}

/** One hour: with a mark, or behind "a las", `at`. */
function hourAt(board: Board, at: number): HourMention | undefined {
  const bound = boundAt(board, at);
  const time = timeAt(board, bound.next, bound.isHour);
  if (
    !time ||
    !(time.isMarked || bound.isHour) ||
    (!time.isMarked && !endsBeforeNoun(board, time.end))
  )
    return undefined;
  const isLength = isDuration(board, bound.next, time.end) || isSide(board, at);
  if (!bound.isHour && isLength) return undefined;
  const hours = hoursOf(time);
  const kind = bound.kind === 'at' && isBehindLimit(board, at) ? 'to' : bound.kind;
  return hours && { start: at, end: time.end, ...BOUNDS[kind](hours) };
}

/** `32L x 10W x 11H`: the height of the goods. */
function isSide(board: Board, at: number): boolean {
  return board.word(at - 1) === 'x';
}

/** "By Monday 9 am": the word stands before the day. */
function isBehindLimit(board: Board, at: number): boolean {
  let day = at - 1;
  while (day > at - LONGEST_DAY && day >= 0 && (!board.isFree(day) || board.word(day) === ','))
    day -= 1;
  return day < at - 1 && LIMITS.has(board.word(day)) && board.word(at - 1) !== '-';
}

const LONGEST_DAY = 8;
const LIMITS = new Set(['by', 'before']);

const BOUNDS: Record<Bound, (hours: string[]) => Pick<HourMention, 'from' | 'to'>> = {
  at: (hours) => ({ from: hours }),
  from: (hours) => ({ from: hours }),
  to: (hours) => ({ to: hours }),
};

function endsBeforeNoun(board: Board, end: number): boolean {
  const next = board.tokens[end];
  return (
    !next ||
    next.kind !== 'word' ||
    ['en', 'in', 'de', 'y', 'and', 'a', 'con', 'del', 'el'].includes(next.word) ||
    !board.isFree(end)
  );
}

/** One to three o'clock without a half of the day is in the afternoon; of four and five both are asked. */
function hoursOf(time: Time): string[] | undefined {
  const hour = hourOf(time);
  if (!hour) return undefined;
  const isAfternoon = isOpenHalf(time) && hour >= '01:00' && hour < '06:00';
  if (isAfternoon && hour >= '04:00') return [hour, later(hour)];
  return [isAfternoon ? later(hour) : hour];
}
