import type { Tenant } from '../companies.ts';

/** Where a quote has got to. */
type QuoteStatus =
  | 'created'
  | 'pending'
  | 'sent'
  | 'rated'
  | 'answered'
  | 'assigned'
  | 'dismissed'
  | 'rejected'
  | 'not_available';

/** Where an invitation has got to. */
export type InvitationStatus =
  | 'pending'
  | 'sent'
  | 'in_contact'
  | 'available'
  | 'rated'
  | 'assigned'
  | 'not_available'
  | 'rejected_by_carrier'
  | 'rejected'
  | 'dismissed'
  | 'answered';

/** Where a load has got to. */
export type ShipmentStatus =
  | 'potential'
  | 'confirmed'
  | 'assigned'
  | 'at_pickup'
  | 'in_transit'
  | 'at_border'
  | 'at_delivery'
  | 'delivered'
  | 'closed'
  | 'cancelled';

/** One carrier's part in a quote; minutes count from when it was invited. */
export interface Guest {
  /** A known carrier's key, or null for any that covers the lane. */
  carrier: string | null;
  status: InvitationStatus;
  /** Minutes until it opened, or answered, the invitation. */
  after: number;
  /** Its rate as a share of the market price. */
  factor?: number;
  /** Its rate in `currency`, instead of a share. */
  amount?: number;
  currency?: 'MXN' | 'USD';
  /** Splits the rate into linehaul, fuel surcharge, crossing and tolls. */
  parts?: true;
  /** An earlier, dearer rate came first. */
  improved?: true;
  late?: true;
  wave?: number;
  reason?: string;
  comment?: string;
}

/** What went wrong on the way: a type of the catalog, where, how many minutes ago, and whether it is over. */
export interface Mishap {
  code: string;
  city: string;
  ago: number;
  delays?: true;
  isOver?: true;
  comment?: string;
}

/** What became of an awarded load; `hoursAgo` is when its pick-up window opened. */
export interface Travel {
  status: ShipmentStatus;
  hoursAgo?: number;
  incidents?: Mishap[];
  cancelReason?: string;
}

/** A quote as one would tell it; ages in minutes before now. */
export interface Story {
  key: string;
  company: Tenant;
  customer: string;
  route: [from: string, to: string];
  equipment: string;
  status: QuoteStatus;
  age: number;
  comodity?: string;
  /** Minutes that carriers have to answer, 60 unless told. */
  window?: number;
  /** Days from now to the pick-up, 2 unless told; negative for the past. */
  pickupIn?: number;
  guests?: Guest[];
  /** The price was shared with the customer before the end. */
  shared?: true;
  kind?: 'confirmed_load' | 'potential_load' | 'confirmed_project' | 'potential_project';
  frequency?: 'weekly' | 'monthly';
  drayage?: true;
  /** Target rate as a share of the market price. */
  target?: number;
  parent?: string;
  reason?: string;
  /** Minutes before now when it ended, where the answers do not tell. */
  closedAge?: number;
  closeComment?: string;
  comment?: string;
  customerReference?: string;
  by?: string;
  travel?: Travel;
}

/** A load registered without a quote. */
export interface LoadStory {
  key: string;
  company: Tenant;
  customer: string;
  route: [from: string, to: string];
  equipment: string;
  status: ShipmentStatus;
  age: number;
  pickupIn: number;
  comment?: string;
  cancelReason?: string;
}

type More = Omit<Guest, 'carrier' | 'status' | 'after'>;

/** Shorthand for one carrier's part. */
export function guest(
  carrier: string | null,
  status: InvitationStatus,
  after = 0,
  more: More = {},
): Guest {
  return { carrier, status, after, ...more };
}
