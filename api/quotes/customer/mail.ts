import type { Transaction } from 'objection';
import type { Locale } from '../../core/i18n/words.ts';
import { sendMail } from '../../core/mail/mail.ts';
import { keepMailed, type Link, partsOf } from '../../links/index.ts';
import { Quote } from '../Quote.ts';
import { PATHS, priceLink } from './link.ts';
import { recipientsOf } from './recipients.ts';
import { priceSheet } from './sheet.ts';
import { replyToOf } from '../sheet/loadTexts.ts';

type Key = Pick<Quote, 'id' | 'companyId'>;

/** Mails the shared price with the link to answer it to everybody of the customer who hears of prices. */
export async function mailShared(trx: Transaction, { id, companyId }: Key): Promise<void> {
  const quote = (await Quote.query(trx).findOne({ id, companyId }))!;
  if (!quote.customerId) return;
  const link = await priceLink(trx, quote);
  const known = await recipientsOf(trx, quote);
  for (const { email, locale } of known) {
    const copies = known.map((other) => other.email).filter((other) => other !== email);
    await mailTo(trx, quote, { link, to: email, locale, copies });
  }
}

interface Sending {
  link: Link;
  to: string;
  locale: Locale;
  /** The other addresses that get the price too. */
  copies?: string[];
}

/** Mails the price to an address, and keeps that it was sent there. */
export async function mailTo(
  trx: Transaction,
  quote: Quote,
  { link, to, locale, copies = [] }: Sending,
): Promise<void> {
  const { label, ...words } = WORDS[locale](quote);
  const { start, signed } = partsOf(link);
  const facts = (await priceSheet(trx, quote, locale)).map(({ label, text }): [string, string] => [
    label,
    text,
  ]);
  const path = `${PATHS[locale]}#${start}`;
  const mailId = await sendMail(trx, to, {
    ...{ kind: 'price_shared', locale, ...words, facts },
    link: { label, path, signed },
    copies,
    ...(await replyToOf(trx, quote)),
  });
  await keepMailed(trx, link, { recipient: to, mailId });
}

const WORDS = {
  es: ({ reference, origin, destination }: Quote) => ({
    subject: `Precio de la cotización ${reference}: ${origin.city} a ${destination.city}`,
    lines: ['Ya tiene precio para su carga. Acéptelo o rechácelo sin cuenta ni contraseña.'],
    label: 'Responder precio',
  }),
  en: ({ reference, origin, destination }: Quote) => ({
    subject: `Price of quote ${reference}: ${origin.city} to ${destination.city}`,
    lines: ['Your load has a price. Accept or reject it without account or password.'],
    label: 'Answer price',
  }),
};
