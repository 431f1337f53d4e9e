import { dayAt } from '../../core/i18n/days.ts';
import type { MessageContext } from './context.ts';
import { isSpanish } from './text/language.ts';
import { loadsOf } from './loads/loads.ts';
import { isRequest } from './loads/requests/isRequest.ts';
import { restOf } from './loads/rest.ts';
import { readPrevious } from './loads/previous.ts';
import { readAmounts } from './readers/measures/amounts.ts';
import { readHazards, readReferences, readServices } from './readers/codes.ts';
import { readCounts } from './readers/equipment/counts.ts';
import { readCustomers, senderOf } from './readers/customers.ts';
import { readDays } from './readers/moments/days.ts';
import { readEquipment } from './readers/equipment/equipment.ts';
import { readGoods } from './readers/goods/goods.ts';
import { readHours } from './readers/moments/hours.ts';
import { hideAddresses } from './readers/opaque.ts';
import { readPieces } from './readers/measures/pieces.ts';
import { readCities, readLocations } from './readers/places/places.ts';
import { readWeights } from './readers/measures/weights.ts';
import type { LoadReading, Mention, Span } from './Reading.ts';
import { Board } from './text/Board.ts';
import { withTabs } from './text/commaLines.ts';
import { isNegated, withoutCorrected } from './text/corrections.ts';
import { cutMail } from './text/cut.ts';

/** The reading of a message: its loads, and the words that were not understood. */
export interface MessageReading {
  loads: LoadReading[];
  /** The customer that the sender belongs to; that of loads that name none. */
  sender?: string;
  rest: Span[];
}

/** The longest message that is read, in characters. */
export const LONGEST_MESSAGE = 10_000;

/**
 * Reads the loads that a message asks a price for: free text, a mail or a table, in Spanish and English. Each value has
 * the words that say it; what may mean several things has choices. Text behind `LONGEST_MESSAGE` is not read.
 */
export function readMessage(text: string, context: MessageContext): MessageReading {
  const board = new Board(withTabs(text.slice(0, LONGEST_MESSAGE)));
  cutMail(board);
  const mentions = mentionsOf(board, context);
  const loads = isRequest(board, mentions) ? loadsOf(board, mentions, context) : [];
  const sender = senderOf(context);
  return {
    loads,
    ...(sender && { sender }),
    rest: [...restOf(board, loads), ...behindLimit(text)],
  };
}

/** Reads the fields in turn: the company's own names first, and numbers with a unit before bare ones. */
function mentionsOf(board: Board, context: MessageContext) {
  const today = dayAt(context.receivedAt, context.zone);
  const emails = hideAddresses(board);
  const locations = readLocations(board, context);
  const customers = readCustomers(board, emails, context);
  const previous = readPrevious(board, {
    lastQuotes: context.lastQuotes,
    customerId: onlyValue(customers) ?? senderOf(context),
    today,
  });
  const codes = [...readHazards(board), ...readServices(board), ...readReferences(board)];
  const equipments = readEquipment(board, context.equipments ?? []);
  const measures = [
    ...readAmounts(board),
    ...readWeights(board, isSpanish(board)),
    ...readPieces(board),
  ];
  const counts = readCounts(board);
  const places = [...locations, ...readCities(board, context)]
    .filter(({ start }) => !isNegated(board, start))
    .sort((a, b) => a.start - b.start);
  const days = readDays(board, isSpanish(board), today);
  const hours = readHours(board);
  const goods = readGoods(board, [...measures, ...codes], context);
  const cargo = [...customers, ...codes, ...equipments, ...measures, ...counts, ...goods];
  return {
    cargo: withoutCorrected(board, inOrder(cargo), (one, other) => one.field === other.field),
    places,
    days: withoutCorrected(board, days, () => true),
    hours,
    previous,
  };
}

function inOrder(mentions: Mention[]): Mention[] {
  return mentions.toSorted((one, other) => one.start - other.start);
}

function onlyValue(mentions: Mention[]): string | undefined {
  const values = new Set(mentions.flatMap((one) => one.values as string[]));
  return values.size === 1 ? [...values][0] : undefined;
}

function behindLimit({ length }: string): Span[] {
  return length > LONGEST_MESSAGE ? [{ start: LONGEST_MESSAGE, end: length }] : [];
}
