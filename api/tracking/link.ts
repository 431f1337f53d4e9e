import { Company } from '../companies/index.ts';
import type { Schemas } from '../core/contract/types.ts';
import type { Locale } from '../core/i18n/words.ts';
import { cityText } from '../geography/addressLines.ts';
import { linkTo, renewLink, tokenOf, whatsAppUrl } from '../links/index.ts';
import type { LockedShipment } from '../shipments/index.ts';

const PATHS: Record<Locale, string> = { es: '/tracking', en: '/en/tracking' };

/** How long the link can be used after it was last given out. */
const USABLE_MS = 90 * 24 * 60 * 60_000;

/** The customer's link and the text to send it with; `renew` revokes those given out so far. */
export async function messageFor(
  { trx, shipment }: LockedShipment,
  { renew = false }: Schemas['LinkRequest'],
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<Schemas['LinkText']> {
  const partyId = shipment.customerId ?? shipment.companyId;
  const expiresAt = new Date(+now + USABLE_MS);
  const made = await linkTo(trx, { kind: 'tracking', subjectId: shipment.id, partyId, expiresAt });
  const link = renew ? await renewLink(trx, made) : made;
  const customer = (await Company.query(trx).findById(partyId))!;
  const locale = (customer.address as { country?: string } | null)?.country === 'US' ? 'en' : 'es';
  const url = `${publicUrl}${PATHS[locale]}#${await tokenOf(trx, link)}`;
  const { title, ask } = WORDS[locale];
  const lane = `${cityText(shipment.origin)} → ${cityText(shipment.destination)}`;
  const text = [`${title} ${shipment.reference}`, lane, '', ask, url].join('\n');
  return { url, text, whatsApp: whatsAppUrl(customer.phone, text) };
}

const WORDS: Record<Locale, { title: string; ask: string }> = {
  es: { title: 'Embarque', ask: 'Siga su embarque aquí, sin cuenta ni contraseña:' },
  en: { title: 'Load', ask: 'Follow your load here, without account or password:' },
};
