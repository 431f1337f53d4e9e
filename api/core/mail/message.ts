import type { Locale } from '../../shared/words.ts';
import type { Schemas } from '../contract/types.ts';

/**
 * The content of a mail: a subject without confidential data, paragraphs, facts with their labels, and a link to a path
 * of the product. `signed` is a text whose keyed hash is added to the path when the mail is sent.
 */
export interface Message {
  /** The event in the table of events. */
  kind: Schemas['NotificationKind'];
  locale: Locale;
  subject: string;
  lines: string[];
  facts?: [label: string, text: string][];
  link?: { label: string; path: string; signed?: string };
  /** The user and the event whose mails can be ended by a link. */
  unsubscribe?: { userId: string; kind: Schemas['NotificationKind'] };
  /** The person who reads replies, and where the product takes mail the link to whose record they are kept. */
  replyTo?: Person & { linkId?: string };
  /** The other addresses that get the same mail, each in a mail of its own, so that all know who has it. */
  copies?: string[];
  /** The stored mail that this one passes on: it is attached whole. */
  original?: { fileKey: string };
}

/** Labelled texts as the facts of a mail. */
export function factPairs(facts: { label: string; text: string }[]): NonNullable<Message['facts']> {
  return facts.map(({ label, text }) => [label, text]);
}

/** A person's name and e-mail address. */
export interface Person {
  name: string;
  address: string;
}

/** A mail with its absolute URLs, which are known when it is sent. */
export interface Addressed {
  message: Message;
  /** Of the message's link. */
  url?: string | undefined;
  unsubscribeUrl?: string | undefined;
}
