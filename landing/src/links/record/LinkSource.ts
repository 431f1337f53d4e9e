import type { Answer } from '../../forms/api.ts';
import type { Schemas } from '../../schemas.ts';
import type { LinkClient } from './linkClient.ts';

/** The kinds of links. */
export type Kind = Schemas['LinkKind'];

/** Where the page of a kind of links reads what it shows. */
export interface LinkSource<Content> {
  /** The kinds of links that the page opens. */
  kinds: readonly Kind[];
  /** Reads the record; `before` is what was read the last time. Throws without a network. */
  read: (to: LinkTarget, stored: Content | undefined) => Promise<Reading<Content>>;
  /** Whether what was read stays on the device, so that it can be seen without a network. */
  isKept?: boolean;
  /** Tells whom to ask, from what was read. */
  contactOf?: (content: Content) => Contact | undefined;
  /** After how many seconds it is read again. */
  seconds?: number;
}

/** A link that the API knows, and the record that it opens. */
export interface LinkTarget {
  client: LinkClient;
  kind: Kind;
  subjectId: string;
}

/** The status of an answer, and what it contained. */
export interface Reading<Content> {
  status: number;
  content?: Content | undefined;
}

/** Whom the holder of a link can ask. */
export interface Contact {
  name: string;
  phone: string;
}

/** The content of a successful answer, as it is. */
export function readingOf<Content>({ ok, status, body }: Answer): Reading<Content> {
  return { status, content: ok ? (body as Content) : undefined };
}
