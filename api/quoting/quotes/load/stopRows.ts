import type { Transaction } from 'objection';
import type { Schemas } from '../../../core/contract/types.ts';
import type { CompanyKey } from '../../../core/sql/Entity.ts';
import type { Quote } from '../Quote.ts';
import { QuoteStop } from '../QuoteStop.ts';

type Stop = Schemas['Stop'];

/** Whether stops say more than the ends of a record can: a third one, or a contact, reference or goods of one. */
export function needsRows(stops: Schemas['LaneStop'][]): boolean {
  const hasMore = ({ contact, reference, goods }: Schemas['LaneStop']) =>
    contact || reference || goods?.length;
  return stops.length > 2 || stops.some(hasMore);
}

/** Writes the stops of a quote in place of those that it has; those that its ends say whole have no rows. */
export async function saveStops(
  trx: Transaction,
  { id: quoteId, companyId }: CompanyKey,
  stops: Stop[],
): Promise<void> {
  const rows = needsRows(stops) ? rowsOf({ companyId, quoteId }, stops) : [];
  await QuoteStop.query(trx).where({ companyId, quoteId }).delete();
  if (rows.length > 0) await QuoteStop.query(trx).insert(rows);
  await trx('quotes')
    .where({ companyId, id: quoteId })
    .update({ stopsText: textOf(rows) });
}

/** What a search of quotes finds of their stops: the column `stops_text`; null without rows. */
function textOf(rows: ReturnType<typeof rowsOf>): string | null {
  const texts = rows.flatMap(({ place, reference }) => [place?.city, place?.name, reference]);
  return rows.length > 0 ? texts.filter((text) => text).join(' ') : null;
}

/** The stops of a quote as rows; place and window of the ends are its own columns. */
function rowsOf(owner: Pick<QuoteStop, 'companyId' | 'quoteId'>, stops: Stop[]) {
  return stops.map((stop, index) => {
    const { date = null, from = null, to = null } = stop;
    const row = { ...owner, ...stopRow(stops, index) };
    return row.place ? { ...row, date, fromTime: from, toTime: to } : row;
  });
}

/** The columns that a stop of a quote and of a route has in its row; the place is null at the ends. */
export function stopRow(stops: Schemas['LaneStop'][], index: number) {
  const { kind, place, contact = null, reference = null, goods = [] } = stops[index]!;
  const isEnd = index === 0 || index === stops.length - 1;
  return { position: index + 1, kind, contact, reference, goods, place: isEnd ? null : place };
}

/** The load of a quote, as far as its ends say its stops. */
type Ends = Pick<Quote, 'id' | 'companyId' | 'origin' | 'destination'> & Schemas['LoadFields'];

/** The stops of a quote that has rows of them, with these ends; undefined where it has none. */
export async function storedStops(quote: Ends, trx?: Transaction): Promise<Stop[] | undefined> {
  const { id: quoteId, companyId } = quote;
  const rows = await QuoteStop.query(trx).where({ companyId, quoteId }).orderBy('position');
  return rows.length > 0 ? rows.map((row) => stopOf(row, quote)) : undefined;
}

function stopOf({ position, kind, contact, reference, goods, ...row }: QuoteStop, quote: Ends) {
  const { place, date, fromTime: from, toTime: to } = row;
  const own = place ? { place, date, from, to } : endOf(kind, quote);
  return { number: position, kind, ...own, contact, reference, goods };
}

function endOf(kind: Schemas['StopKind'], load: Ends) {
  if (kind === 'pickup') {
    const { origin, pickupDate, pickupFrom, pickupTo } = load;
    return { place: origin, date: pickupDate, from: pickupFrom, to: pickupTo };
  }
  const { destination, deliveryDate, deliveryFrom, deliveryTo } = load;
  return { place: destination, date: deliveryDate, from: deliveryFrom, to: deliveryTo };
}
