import type { Transaction } from 'objection';
import type { LinkDefinition } from './linkDefinition.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Locale } from '../../shared/words.ts';
import type { Link } from './Link.ts';
import { linkTo, renewLink } from './service.ts';
import { tokenOf } from './token.ts';
import { whatsAppUrl } from './whatsApp.ts';
import { DAY_MS } from '../../shared/localTime.ts';

/** The record and the party of a link, and the moment from which its days count. */
export type LinkTarget = Pick<Link, 'subjectId' | 'partyId'> & { from: Date | string };

/** Finds the link of a kind to a record or makes it; `renew` revokes the tokens given out so far. */
export async function giveLink(
  trx: Transaction,
  { kind, days }: LinkDefinition,
  { subjectId, partyId, from, renew = false }: LinkTarget & { renew?: boolean | undefined },
): Promise<Link> {
  const expiresAt = new Date(new Date(from).getTime() + days * DAY_MS);
  const link = await linkTo(trx, { kind, subjectId, partyId, expiresAt });
  return renew ? renewLink(trx, link) : link;
}

/** A kind of links that people send by themselves. */
type SendableLink = LinkDefinition & Required<Pick<LinkDefinition, 'paths' | 'ask'>>;

/** The text of a link, its language, and the phone to which it can be sent. */
interface Content {
  locale: Locale;
  publicUrl: string;
  /** Follows the title. */
  reference?: string;
  lines: string[];
  /** 52 or 1 and ten digits. */
  phone?: string | null | undefined;
  /** Of the page's address. */
  query?: string;
}

/** The address of a link, the text to send it with, and the address that opens WhatsApp with this text. */
export async function linkText(
  trx: Transaction,
  { paths, title, ask }: SendableLink,
  link: Link,
  { locale, publicUrl, reference, lines, phone, query = '' }: Content,
): Promise<Schemas['LinkText']> {
  const url = `${publicUrl}${paths[locale]}${query}#${await tokenOf(trx, link)}`;
  const about = title ? [`${title[locale]} ${reference}`, ...lines, ''] : lines;
  const text = [...about, ask[locale], url].join('\n');
  return { url, text, whatsApp: whatsAppUrl(phone, text) };
}
