import type { Schemas } from '../../core/contract/types.ts';
import type { Labels } from '../../core/contract/labels.ts';
import type { Locale, Words } from '../../shared/words.ts';

export type NoticeKind = Schemas['NotificationKind'];

/**
 * Those who can hear of an event: the company that manages the record, its customer, its carrier, Andén's staff, users
 * named where it is raised, or an address without an account.
 */
export type Party = 'company' | 'customer' | 'carrier' | 'staff' | 'users' | 'address';

/**
 * The ways to mail an event: `on` and `off` are what a user has who chose nothing, `always` cannot be chosen, and `own`
 * has a template in its module, which sends it.
 */
export type MailRule = 'on' | 'off' | 'always' | 'own';

/** The values of an event's text, in the language of the reader; empty where the event has none. */
export interface Values {
  reference: string;
  origin: string;
  destination: string;
  /** "Apodaca → Dallas". */
  lane: string;
  carrier: string;
  /** With its currency. */
  amount: string;
  status: string;
  /** ", stop 2 of 4 (León)"; empty on a load of two stops. */
  stop: string;
  reason: string;
  subject: string;
  /** The name of a kind of incident. */
  incident: string;
  /** A calendar day. */
  day: string;
  rank: string;
  /** Percent above the winning rate. */
  distance: string;
  count: number;
  /** The name of a colleague, or of who asks for a document, with the company. */
  person: string;
  failed: number;
}

/** A row of the table of events: who hears of it, by which channels, and what they read. */
export interface NoticeRow {
  to: readonly Party[];
  /** The resource of its record; none for an event that is only mailed. */
  entity?: string;
  /** Whether it is shown in the bell. */
  bell: boolean;
  mail: MailRule;
  /** Several of one record within this time, in seconds, are one mail. */
  digestSeconds?: number;
  /** Whether its mail waits until the reader's morning: a reminder, which is not urgent at night. */
  waitsForMorning?: boolean;
  /** The addition to its mail for an address without an account and without a link. */
  withoutAccount?: Words;
  /** The names of the codes in its values. */
  codes?: Partial<Record<'status' | 'reason' | 'subject', Labels>>;
  name: Words;
  text: Record<Locale, (values: Values) => string>;
}

/** The rows that a module adds to the table. */
export type NoticeRows = Partial<Record<NoticeKind, NoticeRow>>;
