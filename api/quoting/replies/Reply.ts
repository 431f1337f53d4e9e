import type { Reading, Span } from '../messages/index.ts';

/** The reasons with which a carrier rejects an invitation, as the contract has them. */
export type ReplyReason =
  'target_too_low' | 'route_not_covered' | 'service_not_covered' | 'no_availability' | 'other';

/** The parts of a rate. */
export type RatePart = 'linehaul' | 'fuelSurcharge' | 'borderCrossing' | 'tolls' | 'accessorials';

/** The values that are read from a reply. Amounts are decimal texts, days `YYYY-MM-DD` and hours `HH:MM`. */
export interface ReplyValues extends Record<'allIn' | RatePart, string> {
  currency: 'MXN' | 'USD';
  /** Whether VAT (IVA) comes on top of the amounts or is in them. */
  tax: 'plus' | 'included';
  availableDate: string;
  availableFrom: string;
  availableTo: string;
  transitDays: number;
  transitHours: number;
  /** For each stop beyond the ends, on top of the parts; of an all-in price it is asked whether it contains them. */
  stopOffCharge: string;
  validUntil: string;
  reason: ReplyReason;
}

/** The fields of a reply, each with the words that say it; without a value what a person decides, even without choices. */
export type ReplyFields = { [Field in keyof ReplyValues]?: Reading<ReplyValues[Field]> };

/** A reply as it was read: what it is, its fields and the first question in it. `other` is left to the person. */
export interface ReplyReading extends ReplyFields {
  kind: 'rate' | 'available' | 'refusal' | 'question' | 'other';
  question?: Span;
}

/** By what a reply is read: when it came, and the IANA time zone in which its days and hours are. */
export interface ReplyContext {
  receivedAt: Date;
  zone: string;
}
