import type { components } from '#contract';
import type { Locale } from '../../shared/words.ts';

type UserType = components['schemas']['UserType'];

/**
 * The caller, as policies see it: always from the verified token, never from a parameter. The users module adds fields
 * that only other modules need.
 */
export interface Actor {
  /** Null for a caller by link, who has no account. */
  userId: string | null;
  type: UserType;
  role: 'root' | 'admin' | 'member';
  access: 'full' | 'read_only';
  companyId: string | null;
  /** The id of the user's company or carrier in the view `employers`. */
  employerId: string;
  /** The types of employers whose names the user never sees. */
  hiddenEmployers: readonly UserType[];
  locale: Locale;
  /** The IANA name of the time zone whose days the user counts by: its company's, else Mexico City's. */
  timeZone: string;
  /** Set for a caller by link, who acts for the carrier or the company of the link, on its record only. */
  link?: ActingLink;
  /** Set for a program with an API key, which acts for the key's maker within the key's scopes. */
  key?: ActingKey;
}

/** The API key by which a program calls. */
export interface ActingKey {
  id: string;
  scopes: readonly string[];
}

/** The link by which somebody acts without an account. */
export interface ActingLink {
  id: string;
  kind: string;
  /** The only record that it opens. */
  subjectId: string;
  /** The IP address of the caller. */
  address: string;
}

/** The id by which the calls of this caller are told from those of others: its key's, its link's, or its user's. */
export function callerId({ userId, link, key }: Actor): string {
  return (key?.id ?? link?.id ?? userId)!;
}
