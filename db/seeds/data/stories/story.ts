import type { Tenant } from '../companies.ts';

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

/** The statuses of an invitation. */
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

/** The statuses of a load. */
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

/** An invited carrier of a quote; minutes count from its invitation. */
export interface InvitedCarrier {
  /** The key of a known carrier, or null for any carrier that covers the lane. */
  carrier: string | null;
  status: InvitationStatus;
  /** Minutes until it opened or answered the invitation. */
  after: number;
  /** Its rate as a fraction of the market price. */
  factor?: number;
  /** Its rate as an amount in `currency`, instead of `factor`. */
  amount?: number;
  currency?: 'MXN' | 'USD';
  /** The hours that it needs, instead of the days that follow from the distance. */
  hours?: number;
  /** Whether the rate is itemized into linehaul, fuel surcharge, border crossing and tolls. */
  parts?: true;
  /** What its all-in rate contains for each stop beyond the ends. */
  stopOffCharge?: number;
  /** Whether it sent a higher rate first. */
  improved?: true;
  isLate?: true;
  wave?: number;
  reason?: string;
  comment?: string;
}

/** An incident of a load: its catalog code, city, minutes ago, and whether it is resolved. */
export interface IncidentStory {
  code: string;
  city: string;
  ago: number;
  delays?: true;
  isOver?: true;
  comment?: string;
}

/** A stop between the first pickup and the last delivery. */
export interface StopStory {
  kind: 'pickup' | 'delivery';
  city: string;
  contact?: { name: string; phone: string };
  reference?: string;
}

/** The progress of an assigned load; `hoursAgo` is when its pickup window opened. */
export interface LoadProgress {
  status: ShipmentStatus;
  /** The stop reached last, of a load with more than two. */
  stop?: number;
  hoursAgo?: number;
  /** Its changes of status with the minutes before now at which they came, instead of those that follow from the schedule. */
  times?: [status: ShipmentStatus, minutesAgo: number][];
  incidents?: IncidentStory[];
  cancelReason?: string;
}

/** A leg that is asked for by itself. */
export interface LegStory {
  leg: 'mexican' | 'transfer' | 'us';
  /** The city of the company's yard at which it hands over to the next leg; none of the last one. */
  to?: string;
  /** Hours from the opening of the whole's pickup window until that of the hand-over, or of the delivery. */
  after: number;
  /** The code of the bridge that its hand-over names. */
  bridge?: string;
  status: QuoteStatus;
  invitees: InvitedCarrier[];
  progress?: LoadProgress;
}

/** A quote that is asked for by legs, or also as a whole. */
export interface StoryByLegs extends QuoteStory {
  asked: 'legs' | 'both';
  legs: LegStory[];
}

/** A short description of a demo quote, from which its rows are made; ages are minutes before now. */
export interface QuoteStory {
  key: string;
  company: Tenant;
  customer: string;
  route: [from: string, to: string];
  via?: StopStory[];
  equipment: string;
  status: QuoteStatus;
  age: number;
  comodity?: string;
  /** Minutes that carriers have to answer; 60 by default. */
  window?: number;
  /** Days from now to the pickup, negative for the past; 2 by default. */
  pickupIn?: number;
  invitees?: InvitedCarrier[];
  /** Whether the price was shared with the customer before the quote closed. */
  wasShared?: true;
  kind?: 'confirmed_load' | 'potential_load' | 'confirmed_project' | 'potential_project';
  frequency?: 'weekly' | 'monthly';
  drayage?: true;
  /** Whether it is only a crossing of the bridge. */
  transfer?: boolean;
  /** The target rate as a fraction of the market price. */
  target?: number;
  parent?: string;
  reason?: string;
  /** The broker's reason for assigning the load although another rate is lower. */
  choice?: string;
  /** Minutes before now when it closed, if that does not follow from the carriers' answers. */
  closedAge?: number;
  closeComment?: string;
  comment?: string;
  customerReference?: string;
  by?: string;
  progress?: LoadProgress;
}

/** A short description of a load registered without a quote. */
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

type More = Omit<InvitedCarrier, 'carrier' | 'status' | 'after'>;

/** Makes an InvitedCarrier. */
export function carrier(
  key: string | null,
  status: InvitationStatus,
  after = 0,
  more: More = {},
): InvitedCarrier {
  return { carrier: key, status, after, ...more };
}
