import type { Schemas } from '../../core/contract/types.ts';
import type { Locale } from '../../core/i18n/words.ts';
import { renewLink, tokenOf, whatsAppUrl } from '../../links/index.ts';
import type { LockedQuote } from '../service.ts';
import { PATHS, priceLink } from './link.ts';
import { recipientsOf } from './recipients.ts';
import { priceSheet } from './sheet.ts';

/**
 * The link of a shared price and the text to send it with, in the customer's language. With `renew` the link gets a new
 * token, and those given out so far are revoked.
 */
export async function messageFor(
  { trx, quote }: LockedQuote,
  { renew = false }: Schemas['LinkRequest'],
  publicUrl: string,
): Promise<Schemas['LinkText']> {
  const known = await recipientsOf(trx, quote);
  const locale = known[0]?.locale ?? 'es';
  const made = await priceLink(trx, quote);
  const link = renew ? await renewLink(trx, made) : made;
  const url = `${publicUrl}${PATHS[locale]}#${await tokenOf(trx, link)}`;
  const { title, ask } = WORDS[locale];
  const facts = (await priceSheet(trx, quote, locale)).map(
    ({ label, text }) => `${label}: ${text}`,
  );
  const text = [`${title} ${quote.reference}`, ...facts, '', ask, url].join('\n');
  return { url, text, whatsApp: whatsAppUrl(known.find(({ phone }) => phone)?.phone, text) };
}

const WORDS: Record<Locale, { title: string; ask: string }> = {
  es: {
    title: 'Precio de la cotización',
    ask: 'Acéptelo o rechácelo aquí, sin cuenta ni contraseña:',
  },
  en: { title: 'Price of quote', ask: 'Accept or reject it here, without account or password:' },
};
