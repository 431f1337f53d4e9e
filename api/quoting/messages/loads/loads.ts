import { dayAt } from '../../../core/i18n/days.ts';
import { isTimeZone, zoneOf } from '../../../platform/geography/timeZones.ts';
import type { MessageContext } from '../context.ts';
import { beginsClause, countBefore } from '../readers/equipment/counts.ts';
import type { LoadReading, Mention, MessagePlace, PlaceMention } from '../Reading.ts';
import type { Board } from '../text/Board.ts';
import { appointmentsOf } from './appointments/appointments.ts';
import { readingOf } from './draft.ts';
import type { Mentions } from './Mentions.ts';
import { byDay } from './dayShares.ts';
import { endsOf } from './lanes/ends.ts';
import type { Lane } from './lanes/laneBuilding.ts';
import { lanesOf } from './lanes/lanes.ts';
import { type Segment, segmentsOf } from './lanes/segments.ts';
import { rowsOf } from './tables/rows.ts';
import { asOneWay } from './stops/stopsOfWay.ts';
import { withShared } from './shared.ts';
import { withDoubtedNumber } from './ordinals.ts';
import { byEquipment } from './split.ts';
import { isLoad } from './isLoad.ts';
import { withoutNumberOfAll, withoutTwins, withSameEquipment } from './severalLoads.ts';
import { type Table, tableIn } from './tables/table.ts';

/** Gives what was read to the loads of the message. */
export function loadsOf(board: Board, mentions: Mentions, context: MessageContext): LoadReading[] {
  const table = tableIn(board);
  return table ? ofTable(board, table, mentions, context) : ofText(board, mentions, context);
}

/** The rows of a table, with what the text around it says of all. */
function ofTable(
  board: Board,
  table: Table,
  mentions: Mentions,
  context: MessageContext,
): LoadReading[] {
  const rows = rowsOf(board, table, mentions, todayAt(undefined, context));
  const around = [
    { start: 0, end: table.start },
    { start: table.end, end: board.tokens.length },
  ].map((segment) => {
    const [lane, ...others] = lanesOf(board, mentions.places.filter(within(segment)));
    const only = others.length === 0 ? lane : undefined;
    return draftOf(board, mentions, { segment, lane: only }, context);
  });
  const full = rows.filter(isLoad);
  return withShared(full, around).map((row) => readingOf(board, row));
}

function ofText(board: Board, mentions: Mentions, context: MessageContext): LoadReading[] {
  const trucks = mentions.cargo.filter(({ field }) => field === 'equipmentId');
  const lanes = lanesOf(board, mentions.places, trucks);
  const { own, shared } = segmentsOf(
    board,
    lanes,
    mentions.cargo.filter(({ field }) => field === 'count'),
  );
  const parts = own.map((segment, index) => ({ segment, lane: lanes[index] }));
  const days = lanes.length > 1 ? [mentions] : byDay(board, mentions);
  const drafts = days.flatMap((one) => parts.map((part) => draftOf(board, one, part, context)));
  const more = shared.map((segment) =>
    draftOf(board, mentions, { segment, lane: undefined }, context),
  );
  const several = withSameEquipment(
    board,
    days.length > 1 ? drafts : withDoubtedNumber(board, withoutNumberOfAll(drafts)),
    own,
  );
  const hasOtherPlaces = mentions.places.some(
    (place) => !lanes.some((lane) => hasPlace(lane, place)),
  );
  const loads = withShared(withoutTwins(several), more).flatMap(byEquipment);
  return loads
    .map((all) =>
      withPrevious(all, hasOtherPlaces ? withoutEnds(mentions.previous) : mentions.previous),
    )
    .filter((all) => isLoad(all))
    .map((all) => readingOf(board, all));
}

interface Part {
  segment: Segment;
  lane: Lane | undefined;
}

/** The mentions of one load. */
function draftOf(
  board: Board,
  mentions: Mentions,
  { segment, lane }: Part,
  context: MessageContext,
): Mention[] {
  const inside = within(segment);
  const all = mentions.cargo.filter(inside);
  const count = lane ? countOf(board, lane, all) : [];
  const isOne = ![...all, ...count].some(
    ({ field, values }) => field === 'count' && values[0] !== 1,
  );
  const isOnly = isOne && segment.end - segment.start === board.tokens.length;
  const cargo = withSureGoods(
    withoutWeightOfPieces(
      all.filter(({ isTotal }) => !isTotal || isOnly),
      isOne,
    ),
  );
  const ends = lane ? endsOf(isOne ? asOneWay(lane) : lane) : [];
  const timed = {
    days: mentions.days.filter(inside),
    hours: mentions.hours.filter(inside),
    places: {
      origins: lane?.origins ?? [],
      destinations: lane?.destinations ?? [],
      stops: lane?.stops ?? [],
    },
  };
  const places = { pickup: placeOf(ends, 'origin'), delivery: placeOf(ends, 'destination') };
  const today = (end: 'pickup' | 'delivery') => todayAt(places[end] ?? places.pickup, context);
  return [...cargo, ...count, ...ends, ...appointmentsOf(board, timed, today)];
}

/** `2 a Laredo`: the number right before the first place of a lane or before its destination. */
function countOf(board: Board, lane: Lane, cargo: Mention[]): Mention[] {
  if (cargo.some(({ field }) => field === 'count')) return [];
  const starts = [lane.start, ...lane.destinations.map(({ start }) => start - 1)];
  return starts.flatMap((start) => countBefore(board, start, beginsClause)).slice(0, 1);
}

function within({ start, end }: Segment) {
  return (one: { start: number; end: number }) => one.start >= start && one.start < end;
}

function placeOf(ends: Mention<MessagePlace>[], field: Mention['field']): MessagePlace | undefined {
  const values = ends.filter((one) => one.field === field).flatMap((one) => one.values);
  return values.length === 1 ? values[0] : undefined;
}

/** The day at a place, or at the reader where it is not known. */
function todayAt(place: MessagePlace | undefined, { receivedAt, zone }: MessageContext): string {
  const local = place && zoneOf(place);
  return dayAt(receivedAt, local && isTimeZone(local) ? local : zone);
}

/** "2 transformadores, 8.5 ton cada uno": the weight of each piece of one load is not that of the load. */
function withoutWeightOfPieces(cargo: Mention[], isOne: boolean): Mention[] {
  const isOfPieces = isOne && cargo.some(({ field }) => field === 'units');
  return isOfPieces ? cargo.filter(({ isEach }) => !isEach) : cargo;
}

/** Goods that are sure, where some are. */
function withSureGoods(cargo: Mention[]): Mention[] {
  const isSure = cargo.some((one) => one.field === 'comodity' && one.isSure);
  return isSure ? cargo.filter((one) => one.field !== 'comodity' || one.isSure) : cargo;
}

function hasPlace({ origins, destinations, stops, crossings }: Lane, { start }: PlaceMention) {
  return [origins, destinations, stops, crossings].flat().some((one) => one.start === start);
}

/** "Same as yesterday, plant 2 this time": a place that no word gives a part in the load may be either end. */
function withoutEnds(previous: Mention[]): Mention[] {
  return previous.filter(({ field }) => field !== 'origin' && field !== 'destination');
}

function withPrevious(draft: Mention[], previous: Mention[]): Mention[] {
  const fields = new Set(draft.map(({ field }) => field));
  return [...draft, ...previous.filter(({ field }) => !fields.has(field))];
}
