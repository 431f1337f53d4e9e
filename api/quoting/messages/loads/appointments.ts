import type { DayMention } from '../readers/dayRuns.ts';
import type { HourMention } from '../readers/hours.ts';
import type { Mention } from '../Reading.ts';
import type { Board } from '../text/Board.ts';
import { FILLERS, PLACE_LABELS } from '../words/cueWords.ts';
import { type CueMatch, cueAt, cueEndingAt } from './cues.ts';

type End = 'pickup' | 'delivery';
type Timed = { day: DayMention } | { hours: HourMention };

/** Gives the days and hours of a load to its pickup and delivery, by the words beside them; `today` is that of the place. */
export function appointmentsOf(
  board: Board,
  {
    days,
    hours,
    destinationEnd,
  }: { days: DayMention[]; hours: HourMention[]; destinationEnd: number },
  today: (end: End) => string,
): Mention[] {
  const timed = [...days.map((day) => ({ day })), ...hours.map((hour) => ({ hours: hour }))].sort(
    (a, b) => spanOf(a).start - spanOf(b).start,
  );
  const used = new Set<number>();
  const mentions: Mention[] = [];
  let last: { end: End | 'reply'; at: number; isDay: boolean } | undefined;
  for (const [index, one] of timed.entries()) {
    const span = spanOf(one);
    const next = timed[index + 1] ? spanOf(timed[index + 1]!).start : Infinity;
    const near =
      last && !isOtherLine(board, last.at, span.start) && span.start - last.at <= NEAR
        ? last.end
        : undefined;
    const limits = { from: last?.at ?? 0, to: 'hours' in one && near ? span.end : next };
    const cue = cueOf(board, span, limits, used);
    const told = cue ? ENDS[cue.cue] : 'hours' in one ? near : undefined;
    const end =
      told ??
      defaultEnd(mentions, one, {
        isBehind: destinationEnd > 0 && span.start >= destinationEnd,
        timed,
        at: index,
      });
    last = { end: end ?? 'reply', at: span.end, isDay: 'day' in one };
    if (end && end !== 'reply') mentions.push(...fieldsOf(one, end, today(end)));
  }
  return mentions;
}

const NEAR = 8;

const ENDS = {
  origin: 'pickup',
  destination: 'delivery',
  stop: 'reply',
  crossing: 'reply',
  reply: 'reply',
} as const;

function spanOf(one: Timed): { start: number; end: number } {
  return 'day' in one ? one.day : one.hours;
}

/** The first day that nothing is said of is that of the pickup; a later one behind the destination that of the delivery. */
function defaultEnd(
  mentions: Mention[],
  one: Timed,
  { isBehind, timed, at }: { isBehind: boolean; timed: Timed[]; at: number },
): End | undefined {
  const has = (field: string) => mentions.some((mention) => mention.field === field);
  if ('hours' in one) {
    const next = timed[at + 1];
    if (has('pickupFrom') || has('pickupTo')) return undefined;
    return next && 'day' in next && has('pickupDate') ? undefined : 'pickup';
  }
  if (!has('pickupDate')) return 'pickup';
  return isBehind && !has('deliveryDate') ? 'delivery' : undefined;
}

/** The verb or noun of a stop before a day or hour, or right behind it. Each is of the first that stands beside it. */
function cueOf(
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
    if (cue && isOfDay(board, cue) && !used.has(cue.start)) return cue;
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

function isOfDay(board: Board, { start, cue }: CueMatch): boolean {
  return cue !== 'crossing' && !PLACE_LABELS.has(board.word(start));
}

function behind(board: Board, end: number, to: number, used: Set<number>): CueMatch | undefined {
  for (let at = end; at < Math.min(to, end + 3, board.tokens.length); at += 1) {
    const cue = cueAt(board, at);
    if (cue && isOfDay(board, cue) && !used.has(cue.start)) return cue;
    if (!FILLERS.has(board.word(at)) && !['se', 'we', 'te', 'me'].includes(board.word(at)))
      return undefined;
  }
  return undefined;
}

function isOtherLine(board: Board, from: number, to: number): boolean {
  return board.tokens.slice(from, to).some(({ kind }) => kind === 'break');
}

function fieldsOf(one: Timed, end: End, today: string): Mention[] {
  if ('day' in one) {
    const values = one.day.daysFrom(today);
    return values.length === 0
      ? []
      : [{ field: `${end}Date`, start: one.day.start, end: one.day.end, values }];
  }
  const { start, end: stop, from, to } = one.hours;
  return [
    ...(from ? [{ field: `${end}From` as const, start, end: stop, values: from }] : []),
    ...(to ? [{ field: `${end}To` as const, start, end: stop, values: to }] : []),
  ];
}
