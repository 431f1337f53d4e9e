import type { DayMention } from '../../readers/moments/dayRuns.ts';
import type { HourMention } from '../../readers/moments/hours.ts';
import type { Mention, Span } from '../../Reading.ts';
import type { Board } from '../../text/Board.ts';
import { inDrivingOrder } from './drivingOrder.ts';
import { type End, endOfCue } from './endOfCue.ts';
import { cueOf } from './appointmentCues.ts';
import { labelledBefore } from '../stops/lineLabels.ts';
import { listedBefore } from '../stops/stopLists.ts';
import { endBehind, isAside, isBound, isLater } from './asides.ts';

type Timed = { day: DayMention } | { hours: HourMention };

type Last = { end: End | 'reply'; at: number; isDay: boolean };
type Ends = { origins: Span[]; destinations: Span[]; stops: Span[] };

/** Gives the days and hours of a load to its pickup and delivery, by the words beside them; `today` is that of the place. */
export function appointmentsOf(
  board: Board,
  { days, hours, places }: { days: DayMention[]; hours: HourMention[]; places: Ends },
  today: (end: End) => string,
): Mention[] {
  const timed = [...days.map((day) => ({ day })), ...hours.map((hour) => ({ hours: hour }))].sort(
    (a, b) => spanOf(a).start - spanOf(b).start,
  );
  const destinationEnd = places.destinations[0]?.end ?? 0;
  const used = new Set<number>();
  const mentions: Mention[] = [];
  const sure = new Set<Mention>();
  let last: Last | undefined;
  for (const [index, one] of timed.entries()) {
    const span = spanOf(one);
    const next = timed[index + 1] ? spanOf(timed[index + 1]!).start : Infinity;
    const near =
      last && !isOtherLine(board, last.at, span.start) && span.start - last.at <= NEAR
        ? last.end
        : undefined;
    const limits = { from: last?.at ?? 0, to: 'hours' in one && near ? span.end : next };
    const ofLine = endOfLine(board, span.start, places);
    const cue = ofLine ? undefined : cueOf(board, span, limits, used);
    const ofNear = 'hours' in one ? near : undefined;
    const atPlace = endBehind(board, endOfMoment(timed, index), places);
    const beside =
      ofLine ??
      ofLabel(board, span.start, places) ??
      (atPlace === 'reply' ? (ofNear ?? atPlace) : (atPlace ?? ofNear));
    const isSameDay = 'day' in one && one.day.isSameDay;
    const told = isSameDay
      ? 'delivery'
      : (asideOf(board, one, cue) ??
        (cue ? endOfCue(board, cue) : (sameAnswer(one, last) ?? beside)));
    const isTold = told !== undefined;
    const end =
      told ??
      defaultEnd(mentions, one, {
        isBehind: destinationEnd > 0 && span.start >= destinationEnd,
        timed,
        at: index,
      });
    last = { end: end ?? 'reply', at: span.end, isDay: 'day' in one };
    if (isSameDay) mentions.push(...sameDay(mentions, span));
    else if (end && end !== 'reply') {
      const fields = fieldsOf(one, end, today(end));
      mentions.push(...fields);
      if (isTold) for (const field of fields) sure.add(field);
    }
  }
  return inDrivingOrder(board, withoutUntold(mentions, sure), sure);
}

/** Hours that no word gives to the pickup are not its own where a word gives it others; of two days both are asked. */
function withoutUntold(mentions: Mention[], sure: ReadonlySet<Mention>): Mention[] {
  const told = new Set(mentions.filter((one) => sure.has(one)).map(kindOf));
  const isDay = ({ field }: Mention) => field.endsWith('Date');
  return mentions.filter((one) => isDay(one) || sure.has(one) || !told.has(kindOf(one)));
}

/** `pickup` of its hours. */
function kindOf({ field }: Mention): string {
  return field.replace(/(?:From|To)$/, '');
}

/** The end of the stop whose line in a list of stops this is; what is at a stop between is of neither. */
function endOfLine(
  board: Board,
  at: number,
  { origins, destinations, stops }: Ends,
): End | 'reply' | undefined {
  const place = listedBefore(board, at, [...origins, ...destinations, ...stops]);
  return place && endOf(place, { origins, stops });
}

/** The end of the place whose line, or the line above, has a label. */
function ofLabel(board: Board, at: number, places: Ends): End | 'reply' | undefined {
  const { origins, destinations, stops } = places;
  const place = labelledBefore(board, at, [...origins, ...destinations, ...stops]);
  return place && endOf(place, places);
}

function endOf(place: Span, { origins, stops }: Omit<Ends, 'destinations'>): End | 'reply' {
  if (stops.includes(place)) return 'reply';
  return origins.includes(place) ? 'pickup' : 'delivery';
}

/** The token behind a day and the hour that follows it. */
function endOfMoment(timed: Timed[], at: number): number {
  const [one, next] = [timed[at]!, timed[at + 1]];
  const { end } = spanOf(one);
  const isHourNext = next && 'hours' in next && 'day' in one && next.hours.start - end <= NEXT;
  return isHourNext ? next.hours.end : end;
}

const NEAR = 8;
/** The most tokens between an hour and the day behind it. */
const NEXT = 2;

/** "Quote by 3 pm today": the day of an hour that is of the answer. */
function sameAnswer(one: Timed, last?: Last): 'reply' | undefined {
  const isBeside = last && 'day' in one && !last.isDay && one.day.start - last.at <= 1;
  return isBeside && last.end === 'reply' ? 'reply' : undefined;
}

/** Whether a day or hour is of something else, or of an end that no word tells. */
function asideOf(board: Board, one: Timed, cue: unknown): 'reply' | undefined {
  const span = spanOf(one);
  const isUnclear =
    'day' in one && (isLater(board, span.start) || (!cue && isBound(board, span.start)));
  return isUnclear || isAside(board, span) ? 'reply' : undefined;
}

/** The day of the pickup, of the delivery too. */
function sameDay(mentions: readonly Mention[], { start, end }: Span): Mention[] {
  const pickup = mentions.find(({ field }) => field === 'pickupDate');
  return pickup ? [{ field: 'deliveryDate', start, end, values: pickup.values }] : [];
}

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
    const isOfNext = next && 'day' in next && next.day.start - one.hours.end <= NEXT;
    return isOfNext && has('pickupDate') ? undefined : 'pickup';
  }
  if (!has('pickupDate')) return 'pickup';
  return isBehind && !has('deliveryDate') ? 'delivery' : undefined;
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
