import type { Transaction } from 'objection';
import type { Schemas } from '../../../core/contract/types.ts';
import type { CompanyKey } from '../../../core/sql/Entity.ts';
import { QuoteStop } from '../QuoteStop.ts';
import type { StopRow } from '../StopRow.ts';

type Stop = Schemas['Stop'];
type LaneStop = Schemas['LaneStop'] & Pick<Partial<Stop>, 'date' | 'from' | 'to'>;

/** Whether stops say more than the ends of a record can: a third one, or a contact, reference or goods of one. */
export function needsRows(stops: Schemas['LaneStop'][]): boolean {
  const hasMore = ({ contact, reference, goods }: Schemas['LaneStop']) =>
    contact || reference || goods?.length;
  return stops.length > 2 || stops.some(hasMore);
}

/** Writes the stops of a record in place of those that it has; those that its ends say whole have no rows. */
export async function saveStops(
  trx: Transaction,
  model: typeof StopRow,
  { id, companyId }: CompanyKey,
  stops: LaneStop[],
): Promise<void> {
  const owner = { companyId, [model.ownedBy]: id };
  const removed = await model.query(trx).where(owner).delete();
  const rows = needsRows(stops)
    ? stops.map((_, index) => ({ ...owner, ...rowOf(model, stops, index) }))
    : [];
  if (rows.length > 0) await model.query(trx).insert(rows);
  if (model.searchedIn && removed + rows.length > 0)
    await trx(model.searchedIn)
      .where({ companyId, id })
      .update({ stopsText: textOf(rows), stopStates: statesOf(rows) });
}

/** What a search finds of stops, the column `stops_text` of their record; null without rows. */
function textOf(rows: ReturnType<typeof rowOf>[]): string | null {
  const texts = rows.flatMap(({ place, reference }) => [place?.city, place?.name, reference]);
  return rows.length > 0 ? texts.filter((text) => text).join(' ') : null;
}

/** What filters and past loads read of stops, the column `stop_states` of their record: those between the ends, in order. */
function statesOf(rows: ReturnType<typeof rowOf>[]): string[] {
  return rows.flatMap(({ place }) => place?.state ?? []);
}

/** The columns of a stop; place and window of the ends are the record's own. */
function rowOf({ hasWindow }: typeof StopRow, stops: LaneStop[], index: number) {
  const { kind, place, contact = null, reference = null, goods = [], ...window } = stops[index]!;
  const isEnd = index === 0 || index === stops.length - 1;
  const row = { position: index + 1, kind, contact, reference, goods, place: isEnd ? null : place };
  if (isEnd || !hasWindow) return row;
  const { date = null, from = null, to = null } = window;
  return { ...row, date, fromTime: from, toTime: to };
}

/** A record, as far as its ends say its stops. */
type Ends = CompanyKey & Pick<Schemas['LoadFields'], WindowField> & Record<End, Schemas['Place']>;
type End = 'origin' | 'destination';
type WindowField = `${'pickup' | 'delivery'}${'Date' | 'From' | 'To'}`;

/** The stops of a quote, or of the record of another model, with these ends; undefined where it has no rows of them. */
export async function storedStops(
  record: Ends,
  trx?: Transaction,
  model: typeof StopRow = QuoteStop,
): Promise<Stop[] | undefined> {
  const owner = { companyId: record.companyId, [model.ownedBy]: record.id };
  const rows = await model.query(trx).where(owner).orderBy('position');
  return rows.length > 0 ? rows.map((row) => stopOf(row as StopRow, record)) : undefined;
}

/** The stops of a record in any case: where it has no rows of them, those that its ends say. */
export async function stopsOf(
  record: Ends,
  trx: Transaction,
  model: typeof StopRow = QuoteStop,
): Promise<Stop[]> {
  const ends = () => KINDS.map((kind) => ({ kind, ...endOf(kind, record) }));
  return (await storedStops(record, trx, model)) ?? ends();
}

const KINDS = ['pickup', 'delivery'] as const;

/** Stops with the ends of a changed record. */
export function withEnds(stops: Stop[], record: Ends): Stop[] {
  return stops.map((stop, index) =>
    index === 0 || index === stops.length - 1 ? { ...stop, ...endOf(stop.kind, record) } : stop,
  );
}

function stopOf({ position, kind, contact, reference, goods, ...row }: StopRow, record: Ends) {
  const { place, date, fromTime: from, toTime: to } = row;
  const own = place ? { place, date, from, to } : endOf(kind, record);
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
