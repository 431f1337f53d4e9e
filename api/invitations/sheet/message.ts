import type { Actor } from '../../core/auth/actor.ts';
import { Carrier, languageOf, phoneFor } from '../../carriers/index.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Locale } from '../../core/i18n/words.ts';
import { renewLink, tokenOf, whatsAppUrl } from '../../links/index.ts';
import type { Locked } from '../service.ts';
import { answerLink, PATHS } from './link.ts';
import { sheetOf } from './sheet.ts';

/**
 * The link of an invitation and the text to send it with, in the carrier's language, for WhatsApp or any other
 * messenger. With `renew` the link gets a new token, and those given out so far are revoked.
 */
export async function messageFor(
  { trx, quote, invitation }: Locked,
  { renew = false }: Schemas['LinkRequest'],
  { actor, publicUrl }: { actor: Actor; publicUrl: string },
): Promise<Schemas['LinkText']> {
  const carrier = (await Carrier.query(trx).findById(invitation.carrierId))!;
  const locale = languageOf(carrier);
  const made = await answerLink(trx, invitation);
  const link = renew ? await renewLink(trx, made) : made;
  const url = `${publicUrl}${PATHS[locale]}#${await tokenOf(trx, link)}`;
  const facts = await sheetOf(trx, quote, invitation, locale);
  const text = textOf(quote.reference, facts, url, locale);
  return { url, text, whatsApp: whatsAppUrl(phoneFor(actor, carrier), text) };
}

function textOf(
  reference: string,
  facts: Schemas['LoadFact'][],
  url: string,
  locale: Locale,
): string {
  const { title, ask } = WORDS[locale];
  const lines = facts.map(({ label, text }) => `${label}: ${text}`);
  return [`${title} ${reference}`, ...lines, '', ask, url].join('\n');
}

const WORDS: Record<Locale, { title: string; ask: string }> = {
  es: {
    title: 'Solicitud de cotización',
    ask: 'Envíe su tarifa aquí, sin cuenta ni contraseña:',
  },
  en: { title: 'Quote request', ask: 'Send your rate here, without account or password:' },
};
