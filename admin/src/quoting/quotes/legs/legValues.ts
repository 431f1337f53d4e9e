import { isAlike } from '../../../core/form/drafts.ts';
import type { Schemas } from '../../../core/contract/types.ts';

type Values = Record<string, unknown>;
type Quote = Schemas['Quote'];

/** A leg in the form, in the shape that the API takes. */
export type FormLeg = Schemas['QuoteLegInput'];

/** What decides whether a form asks by legs. */
interface Asking {
  asked?: Schemas['QuoteAsked'] | null;
  movement?: Schemas['Movement'] | null;
}

/** Whether carriers are asked for legs: only across the border. */
export function isByLegs({ asked, movement }: Asking): boolean {
  return movement === 'cross_border' && !!asked && asked !== 'whole';
}

/** The record as the form shows it: its legs in the shape that the API takes; itself where it has none. */
export function withFormLegs<Record extends Partial<Quote>>(record: Record): Record {
  if (!record.legs?.length) return record;
  const legs = record.legs.map((leg) => formLeg(leg, record));
  return Object.assign({}, record, { legs });
}

/**
 * The values of a form as the API takes them: how carriers are asked where that changed, and the legs where they did. They
 * are sent with another equipment too, which legs without their own have of the whole.
 */
export function withLegs(values: Values, before: Values = {}): Values {
  const { legs, asked, ...rest } = values;
  if (!isByLegs(values as Asking))
    return before.asked && before.asked !== 'whole' ? { ...rest, asked: 'whole' } : rest;
  const list = ((legs ?? []) as FormLeg[]).map(cleanLeg);
  const { legs: earlier = [], equipmentId } = withFormLegs(before as Partial<Quote>);
  const isSame =
    isAlike(list, (earlier as unknown as FormLeg[]).map(cleanLeg)) &&
    isAlike(equipmentId, values.equipmentId);
  if (isSame && asked === before.asked) return rest;
  return list.length > 0 ? { ...rest, asked, legs: list } : { ...rest, asked };
}

function formLeg(leg: Schemas['QuoteLeg'], whole: Partial<Quote>): FormLeg {
  const { handOver, destination: place, deliveryDate: date, deliveryFrom, deliveryTo } = leg;
  const { currency, targetRate, ctpat } = leg;
  const window = { date, from: minutes(deliveryFrom), to: minutes(deliveryTo) };
  const equipmentId = leg.equipmentId === whole.equipmentId ? null : (leg.equipmentId ?? null);
  const own = { leg: leg.leg, equipmentId, currency, targetRate, ctpat: ctpat ?? false };
  return handOver ? { ...own, handOver: { ...handOver, place, ...window } } : own;
}

function minutes(time: string | null | undefined): string | null {
  return time?.slice(0, 5) ?? null;
}

/** A leg without what its empty inputs leave behind; the last one ends at the destination. */
function cleanLeg(leg: FormLeg, at: number, all: FormLeg[]): FormLeg {
  const { handOver, equipmentId, targetRate, ...rest } = leg;
  const given = Object.fromEntries(
    Object.entries({ equipmentId, targetRate }).filter(([, value]) => value),
  );
  const own = { ...rest, ...given };
  return handOver && at < all.length - 1 ? { ...own, handOver } : own;
}
