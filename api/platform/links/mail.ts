import type { Transaction } from 'objection';
import type { LinkDefinition } from './linkDefinition.ts';
import { invalid } from '../../core/errors/errors.ts';
import { REQUIRED } from '../../core/i18n/messages.ts';
import type { Locale } from '../../shared/words.ts';
import { sendMail } from '../../core/mail/mail.ts';
import type { Message } from '../../core/mail/message.ts';
import type { Link } from './Link.ts';
import { keepMailed, mailedTo } from './mails.ts';
import { renewLink } from './service.ts';
import { partsOf } from './token.ts';

/** A kind of links that is mailed. */
type MailableLink = LinkDefinition & Required<Pick<LinkDefinition, 'paths' | 'label'>>;

interface Recipient {
  email: string;
  locale: Locale;
}

/** Where the link in a mail leads; its token is completed when the mail is sent. */
export function linkInMail(
  { paths, label }: MailableLink,
  link: Link,
  locale: Locale,
  query = '',
): NonNullable<Message['link']> {
  const { start, signed } = partsOf(link);
  return { label: label[locale], path: `${paths[locale]}${query}#${start}`, signed };
}

/** People with the link for each in the language of each, as notices to addresses take them. */
export function addressesWithLink(definition: MailableLink, link: Link, to: Recipient[]) {
  return to.map(({ email, locale: language }) => ({
    email,
    language,
    link: linkInMail(definition, link, language),
  }));
}

/** The mail of a link: the link, who gets it, and what it says in a language. */
interface Mailing {
  link: Link;
  to: Recipient[];
  messageIn: (locale: Locale) => Promise<Omit<Message, 'locale' | 'link' | 'copies'>>;
  /** Of the page's address. */
  query?: string;
  /** A reminder of a link that was mailed already is not kept as its mail. */
  isReminder?: boolean;
}

/** Mails a link to people, to each in a mail that names the others, and keeps that it was sent there. */
export async function mailLink(
  trx: Transaction,
  definition: MailableLink,
  { link, to, messageIn, query, isReminder = false }: Mailing,
): Promise<void> {
  for (const { email: recipient, locale } of to) {
    const mailId = await sendMail(trx, recipient, {
      ...(await messageIn(locale)),
      locale,
      link: linkInMail(definition, link, locale, query),
      copies: to.map(({ email }) => email).filter((email) => email !== recipient),
    });
    if (!isReminder) await keepMailed(trx, link, { recipient, mailId });
  }
}

/**
 * The link to mail again and the people to mail it to: `peopleAt` gets the given address, or without one those that it was
 * mailed to. An address that has not got it revokes the link in the mails sent before, unless its kind is shared by
 * addresses. Throws 422 where there is nobody.
 */
export async function readdress<Person extends Recipient>(
  trx: Transaction,
  { isSharedByAddresses = false }: LinkDefinition,
  { link, email }: { link: Link; email: string | null | undefined },
  peopleAt: (emails: string[]) => Promise<Person[]>,
): Promise<{ link: Link; to: Person[] }> {
  const before = await mailedTo(trx, link);
  const to = await peopleAt(email ? [email.toLowerCase()] : before);
  const [first] = to;
  if (!first) throw invalid('email', REQUIRED);
  const isElsewhere = before.length > 0 && !before.includes(first.email);
  const isRevoked = isElsewhere && !isSharedByAddresses;
  return { link: isRevoked ? await renewLink(trx, link) : link, to };
}
