import { readDecimal } from '../../../../shared/readDecimal.ts';
import { readWeight, timesThousand, unitOf } from '../../../../shared/reading/readWeight.ts';
import { readAmount } from '../../../../shared/reading/readAmount.ts';
import type { Field, Mention } from '../../Reading.ts';
import type { Board } from '../../text/Board.ts';
import type { DayMention } from '../../readers/moments/dayRuns.ts';
import type { HourMention } from '../../readers/moments/hours.ts';
import { endsOf } from '../lanes/ends.ts';
import { lanesOf } from '../lanes/lanes.ts';
import type { Mentions } from '../Mentions.ts';
import { asOneWay } from '../stops/stopsOfWay.ts';
import type { Table } from './table.ts';
import type { Cell } from './tableCells.ts';

/** Reads each row of a table as a load; a cell without words of its own is read by its heading. */
export function rowsOf(board: Board, table: Table, mentions: Mentions, today: string): Mention[][] {
  return table.rows.map((cells) =>
    cells.flatMap((cell, index) => {
      const column = table.columns[index];
      if (column?.field === 'lane') return ofLane(board, cell, mentions);
      if (column?.field === 'stops') return ofStops(cell, mentions, column.heading);
      return column?.field
        ? inCell(board, cell, { field: column.field, heading: column.heading }, mentions, today)
        : [];
    }),
  );
}

/** `Coatzacoalcos -> Toluca`: both ends in one cell. */
function ofLane(board: Board, { start, end }: Cell, { places }: Mentions): Mention[] {
  const inside = places.filter((one) => one.start >= start && one.start < end);
  const [lane, ...others] = lanesOf(board, inside);
  return lane && others.length === 0 ? endsOf(asOneWay(lane)) : [];
}

/** A place at which the truck stops between; a heading such as `Reparto` tells that goods are left there. */
function ofStops({ start, end }: Cell, { places }: Mentions, heading: string): Mention[] {
  const kind = /reparto|entrega/.test(heading) ? ('delivery' as const) : undefined;
  return places
    .filter((one) => one.start >= start && one.start < end)
    .map((place) => ({ field: 'stops' as const, ...place, ...(kind && { kind }) }));
}

interface Column {
  field: Field;
  heading: string;
}

function inCell(
  board: Board,
  cell: Cell,
  column: Column,
  mentions: Mentions,
  today: string,
): Mention[] {
  const { field } = column;
  const inside = (one: { start: number }) => one.start >= cell.start && one.start < cell.end;
  if (field === 'origin' || field === 'destination')
    return mentions.places.filter(inside).map((place) => ({ field, ...place }));
  if (field.endsWith('Date'))
    return mentions.days.filter(inside).flatMap((day) => ofDay(field, day, today));
  if (field.endsWith('From'))
    return mentions.hours.filter(inside).flatMap((hours) => ofHours(field, hours));
  const read = mentions.cargo.filter(
    (one) =>
      inside(one) && (one.field === field || (field === 'equipmentId' && one.field === 'count')),
  );
  if (read.length > 0)
    return read.map((one) => (field === 'comodity' ? inWhole(board, cell, one) : one));
  const [value] = bare(board, cell, column);
  if (!value) return [];
  return field === 'unNumber' ? [value, { ...value, field: 'hazmat', values: [true] }] : [value];
}

/** The goods are all words of their cell: `floor mats`. */
function inWhole(board: Board, { start, end }: Cell, mention: Mention): Mention {
  if (mention.start === start && mention.end === end) return mention;
  return { ...mention, start, end, values: [{ text: board.textOf(start, end) }] };
}

function ofDay(field: Field, { start, end, daysFrom }: DayMention, today: string): Mention[] {
  const values = daysFrom(today);
  return values.length > 0 ? [{ field, start, end, values }] : [];
}

function ofHours(field: Field, { start, end, from, to }: HourMention): Mention[] {
  const other = field.replace('From', 'To') as Field;
  return [
    ...(from ? [{ field, start, end, values: from }] : []),
    ...(to ? [{ field: other, start, end, values: to }] : []),
  ];
}

/** The value of a cell that has only a number or a code. */
function bare(board: Board, cell: Cell, column: Column): Mention[] {
  if (cell.end <= cell.start || !board.isFree(cell.start, cell.end)) return [];
  const value = valueOf(board.textOf(cell.start, cell.end), column);
  if (value === undefined) return [];
  board.take(cell.start, cell.end);
  return [{ field: column.field, ...cell, values: [value] }];
}

function valueOf(text: string, { field, heading }: Column): unknown {
  if (field === 'weight') return weightOf(text, heading);
  if (field === 'units' || field === 'count') return wholeNumber(text);
  if (field === 'unNumber') return /^\d{4}$/.test(text) ? text : undefined;
  if (field === 'comodity') return /\p{L}/u.test(text) ? { text } : undefined;
  if (field === 'customerReference') return /\d/.test(text) && text.length <= 30 ? text : undefined;
  if (field === 'targetRate') return amountOf(text, heading);
  return undefined;
}

/** A weight in the unit that the heading names. */
function weightOf(text: string, heading: string): unknown {
  const unit = heading
    .split(/[^\p{L}]+/u)
    .map(unitOf)
    .find((one) => one !== undefined);
  const { weight } = readWeight(text) ?? {};
  if (!unit || !weight) return undefined;
  return unit === 't'
    ? { weight: timesThousand(weight), weightUnit: 'kg' }
    : { weight, weightUnit: unit };
}

function wholeNumber(text: string): number | undefined {
  const { value } = readDecimal(text, 0);
  return value && Number(value) >= 1 ? Number(value) : undefined;
}

function amountOf(text: string, heading: string): unknown {
  const { isClear, choices = [] } = readAmount(text) ?? {};
  const named = /usd|dll|dlr/.test(heading) ? 'USD' : /mxn|peso/.test(heading) ? 'MXN' : undefined;
  const [only] = choices;
  if (!isClear || !only) return undefined;
  const currency = only.currency ?? named;
  return { amount: only.amount, ...(currency && { currency }) };
}
