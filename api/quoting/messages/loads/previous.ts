import { plusDays } from '../../../shared/reading/when/calendarDay.ts';
import type { LastQuote } from '../context.ts';
import type { Field, Mention } from '../Reading.ts';
import type { Board } from '../text/Board.ts';
import { phraseAt, phraseBook } from '../text/phraseBook.ts';

/** The fields that "lo mismo que ayer" repeats; days, hours and references are of the new load. */
const REPEATED: Field[] = [
  'equipmentId',
  'origin',
  'destination',
  'weight',
  'units',
  'comodity',
  'hazmat',
  'unNumber',
  'customerId',
  'service',
];

/** Reads "lo mismo que ayer": the values of yesterday's quotes, as choices where those differ. */
export function readPrevious(
  board: Board,
  {
    lastQuotes = [],
    customerId,
    today,
  }: {
    lastQuotes?: readonly LastQuote[] | undefined;
    customerId: string | undefined;
    today: string;
  },
): Mention[] {
  const at = board.tokens.findIndex(
    (_, index) => phraseAt(board.tokens, index, SAME) && board.isOpen(index),
  );
  const match = at < 0 ? undefined : phraseAt(board.tokens, at, SAME);
  if (!match || !board.isFree(match.start, match.end)) return [];
  const quotes = lastQuotes.filter(
    ({ day, values }) =>
      day === plusDays(today, -1) && (!customerId || values.customerId === customerId),
  );
  if (quotes.length === 0) return [];
  board.take(match.start, match.end);
  return REPEATED.flatMap((field) => {
    const values = distinct(
      quotes.map((quote) => (quote.values as Record<string, unknown>)[field]),
    );
    return values.length > 0 ? [{ field, start: match.start, end: match.end, values }] : [];
  });
}

function distinct(values: unknown[]): unknown[] {
  const named = values.filter((value) => value !== undefined && value !== null);
  return [...new Map(named.map((value) => [JSON.stringify(value), value])).values()];
}

const SAME = phraseBook<true>([
  [
    'lo mismo que ayer|lo mismo de ayer|igual que ayer|igual a ayer|la misma de ayer|el mismo de ayer',
    true,
  ],
  [
    'el de ayer pero|mismo servicio que ayer|mismo servicio de ayer|mismo embarque que ayer|misma ruta que ayer|lo de ayer pero|lo mismo de siempre que ayer|misma carga de ayer|repites lo de ayer|repite lo de ayer|repetir lo de ayer|repetimos lo de ayer|misma carga que ayer|mismo viaje de ayer|mismo que ayer',
    true,
  ],
  [
    'same as yesterday|same load as yesterday|same as yesterday s load|same thing as yesterday',
    true,
  ],
]);
