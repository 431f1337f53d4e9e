import type { Knex } from 'knex';
import type { Transaction } from 'objection';
import { factPairs } from '../../../core/mail/message.ts';
import { giveLink, type Link, mailLink } from '../../../platform/links/index.ts';
import type { Locale } from '../../../shared/words.ts';
import { moreStops } from '../../../platform/geography/stopText.ts';
import { Quote } from '../Quote.ts';
import { priceLinks, targetOf } from './link.ts';
import { type Recipient, recipientsOf } from './recipients.ts';
import { priceSheet } from './sheet.ts';
import { replyToOf } from '../sheet/loadTexts.ts';
import { stopsTold } from '../sheet/stopTexts.ts';

type Key = Pick<Quote, 'id' | 'companyId'>;

/** Mails the shared price with the link to answer it to everybody of the customer who hears of prices. */
export async function mailShared(trx: Transaction, { id, companyId }: Key): Promise<void> {
  const quote = (await Quote.query(trx).findOne({ id, companyId }))!;
  if (!quote.customerId) return;
  const link = await giveLink(trx, priceLinks, targetOf(quote));
  await mailTo(trx, quote, { link, to: await recipientsOf(trx, quote) });
}

/** Mails the price to these people, and keeps that it was sent there. */
export async function mailTo(
  trx: Transaction,
  quote: Quote,
  { link, to }: { link: Link; to: Pick<Recipient, 'email' | 'locale'>[] },
): Promise<void> {
  const reply = await replyToOf(trx, quote);
  await mailLink(trx, priceLinks, {
    link,
    to,
    async messageIn(locale) {
      const { facts, ...words } = await priceWords(trx, quote, locale);
      return { kind: 'price_shared', ...words, facts: factPairs(facts), ...reply };
    },
  });
}

/** Writes the mail of a shared price in a language: its subject, its lines, and the load and the price as facts. */
export async function priceWords(db: Knex, quote: Quote, locale: Locale) {
  const facts = await priceSheet(db, quote, locale);
  return { ...WORDS[locale](quote, moreStops(stopsTold(facts), locale)), facts };
}

const WORDS = {
  es: ({ reference, origin, destination }: Quote, more: string) => ({
    subject: `Precio de la cotización ${reference}: ${origin.city} a ${destination.city}${more}`,
    lines: ['Ya tiene precio para su carga. Acéptelo o rechácelo sin cuenta ni contraseña.'],
  }),
  en: ({ reference, origin, destination }: Quote, more: string) => ({
    subject: `Price of quote ${reference}: ${origin.city} to ${destination.city}${more}`,
    lines: ['Your load has a price. Accept or reject it without account or password.'],
  }),
};
