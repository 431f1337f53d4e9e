import type { Transaction } from 'objection';
import { Carrier, languageOf, phoneFor, recipientsOf } from '../carriers/index.ts';
import type { Actor } from '../core/auth/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import type { Locale } from '../core/i18n/words.ts';
import { cityText } from '../geography/addressLines.ts';
import { type Link, linkTo, partsOf, renewLink, tokenOf, whatsAppUrl } from '../links/index.ts';
import type { Address } from '../notifications/index.ts';
import type { LockedShipment, Shipment } from '../shipments/index.ts';

const PATHS: Record<Locale, string> = { es: '/proof_documents', en: '/en/proof_documents' };

/** How long the link can be used after it was last given out. */
const USABLE_MS = 60 * 24 * 60 * 60_000;

/** The link with which a load's carrier sends its evidence. */
function evidenceLink(trx: Transaction, { id, carrierId }: Shipment, now: Date): Promise<Link> {
  const expiresAt = new Date(+now + USABLE_MS);
  return linkTo(trx, { kind: 'evidence', subjectId: id, partyId: carrierId!, expiresAt });
}

/** The link and the text to send it with, in the carrier's language; `renew` revokes those given out so far. */
export async function messageFor(
  { trx, shipment }: LockedShipment,
  { renew = false }: Schemas['LinkRequest'],
  { actor, publicUrl, now }: { actor: Actor; publicUrl: string; now: Date },
): Promise<Schemas['LinkText']> {
  const carrier = (await Carrier.query(trx).findById(shipment.carrierId!))!;
  const locale = languageOf(carrier);
  const made = await evidenceLink(trx, shipment, now);
  const link = renew ? await renewLink(trx, made) : made;
  const url = `${publicUrl}${PATHS[locale]}#${await tokenOf(trx, link)}`;
  const { title, ask } = WORDS[locale];
  const lane = `${cityText(shipment.origin)} → ${cityText(shipment.destination)}`;
  const text = [`${title} ${shipment.reference}`, lane, '', ask, url].join('\n');
  return { url, text, whatsApp: whatsAppUrl(phoneFor(actor, carrier), text) };
}

/** The addresses of a load's carrier without an account, each with the link to send evidence. */
export async function evidenceAddresses(
  trx: Transaction,
  shipment: Shipment,
  now: Date,
): Promise<Address[]> {
  const { start, signed } = partsOf(await evidenceLink(trx, shipment, now));
  const recipients = await recipientsOf(trx, shipment.carrierId!, 'operations');
  return recipients.map(({ email, locale: language }) => {
    const link = { label: WORDS[language].send, path: `${PATHS[language]}#${start}`, signed };
    return { email, language, link };
  });
}

const WORDS: Record<Locale, { title: string; ask: string; send: string }> = {
  es: {
    title: 'Evidencias del embarque',
    ask: 'Envíe las fotos y los documentos desde su teléfono, sin cuenta ni contraseña:',
    send: 'Enviar evidencias',
  },
  en: {
    title: 'Proof documents of load',
    ask: 'Send the photos and documents from your phone, without account or password:',
    send: 'Send proof documents',
  },
};
