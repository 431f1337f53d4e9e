import type { Field } from '../../Reading.ts';
import type { Board } from '../../text/Board.ts';
import { phraseAt } from '../../text/phraseBook.ts';
import { HEADINGS, PLACE_HEADINGS } from '../../words/tableWords.ts';
import { cellsOf, type Cell, linesOf } from './tableCells.ts';

/** A table copied from a spreadsheet: the fields of its columns, with the unit that a heading names, and its rows. */
export interface Table {
  columns: { field: Field | 'lane' | 'stops' | undefined; heading: string }[];
  rows: Cell[][];
  start: number;
  end: number;
}

/** Finds the table of a message: a line of headings, of which most are recognized, and the rows of as many cells below it. */
export function tableIn(board: Board): Table | undefined {
  const lines = linesOf(board)
    .filter((line) => !isRule(board, line))
    .map((line) => ({ ...line, cells: cellsOf(board, line) }));
  const head = lines.findIndex(({ cells }) => isHead(board, cells));
  const header = lines[head];
  if (!header) return undefined;
  const below = lines.slice(head + 1);
  const end = below.findIndex(
    ({ cells }) => cells.length < 2 || cells.length > header.cells.length + 1,
  );
  const rows = end < 0 ? below : below.slice(0, end);
  if (rows.length === 0) return undefined;
  return {
    columns: columnsOf(board, header.cells),
    rows: rows.map(({ cells }) => cells),
    start: header.start,
    end: rows.at(-1)!.end,
  };
}

/** `|-----|:---:|` between the headings and the rows. */
function isRule(board: Board, { start, end }: Cell): boolean {
  return end > start && board.tokens.slice(start, end).every(({ word }) => RULES.has(word));
}

const RULES = new Set(['|', '-', ':', '+', '=', '_', '—', '–', '─']);

function isHead(board: Board, cells: Cell[]): boolean {
  const fields = columnsOf(board, cells).map(({ field }) => field);
  const named = fields.filter((field) => field !== undefined);
  const isEnd = fields.includes('origin') || fields.includes('destination');
  const isLane =
    fields.includes('lane') || (fields.includes('origin') && fields.includes('destination'));
  return (
    cells.length >= 3 &&
    (isLane || (isEnd && fields.includes('weight') && cells.length > 3)) &&
    named.length * 2 > cells.length
  );
}

/** The columns with their fields; a city and its state are of the pickup or delivery named before. */
function columnsOf(board: Board, cells: Cell[]): Table['columns'] {
  let place: 'origin' | 'destination' = 'origin';
  return cells.map((cell) => {
    const field = fieldOf(board, cell);
    if (field === 'destination' || field === 'deliveryDate') place = 'destination';
    const isPlace = phraseAt(board.tokens, cell.start, PLACE_HEADINGS)?.end === cell.end;
    return { field: isPlace ? place : field, heading: textOf(board, cell) };
  });
}

/** The field whose heading is the whole cell, besides a unit in brackets. */
function fieldOf(board: Board, { start, end }: Cell): Field | 'lane' | 'stops' | undefined {
  const match = phraseAt(board.tokens, start, HEADINGS);
  const rest = match ? board.tokens.slice(match.end, end) : [];
  return rest.every(({ kind, word }) => kind === 'sign' || UNITS.has(word))
    ? match?.value
    : undefined;
}

const UNITS = new Set(['kg', 'kgs', 'lb', 'lbs', 'ton', 'tonelada', 't', 'usd', 'mxn', 'kilo']);

function textOf(board: Board, { start, end }: Cell): string {
  return end > start ? board.textOf(start, end).toLowerCase() : '';
}
