import type { Transaction } from 'objection';
import type { Actor } from '../core/auth/actor.ts';
import { Carrier, languageOf, phoneFor } from '../carriers/index.ts';
import type { Schemas } from '../core/contract/types.ts';
import { Refusal } from '../core/http/errors.ts';
import type { Locale } from '../core/i18n/words.ts';
import { linkTo, renewLink, tokenOf, whatsAppUrl } from '../links/index.ts';
import type { Shipment } from '../shipments/index.ts';
import type { Party } from './data.ts';
import { factsOf } from './facts.ts';
import { readLoad } from './load.ts';
import { LINKS } from './policy.ts';

const PATHS = { es: '/carta_porte', en: '/en/carta_porte' };

/** How long the link of a part works. */
const DAYS_60_MS = 60 * 24 * 60 * 60_000;

interface Asked {
  party: Party;
  renew: boolean;
  actor: Actor;
  publicUrl: string;
  now: Date;
}

/** The link with which a party fills its part, and the text to send it with; `renew` revokes those given out so far. */
export async function messageFor(
  trx: Transaction,
  shipment: Shipment,
  { party, renew, actor, publicUrl, now }: Asked,
): Promise<Schemas['LinkText']> {
  const partyId = party === 'customer' ? shipment.customerId : shipment.carrierId;
  if (!partyId) throw new Refusal('CARTA_PORTE_NO_PARTY');
  const expiresAt = new Date(now.getTime() + DAYS_60_MS);
  const linked = { kind: LINKS[party], subjectId: shipment.id, partyId, expiresAt };
  const made = await linkTo(trx, linked);
  const link = renew ? await renewLink(trx, made) : made;
  const carrier = party === 'carrier' ? await Carrier.query(trx).findById(partyId) : undefined;
  const locale = carrier ? languageOf(carrier) : 'es';
  const url = `${publicUrl}${PATHS[locale]}#${await tokenOf(trx, link)}`;
  const facts = factsOf(await readLoad(trx, shipment), locale);
  const lines = facts.map(({ label, text }) => `${label}: ${text}`);
  const text = [WORDS[locale].title(shipment.reference), ...lines, '', WORDS[locale].ask, url].join(
    '\n',
  );
  return { url, text, whatsApp: whatsAppUrl(carrier && phoneFor(actor, carrier), text) };
}

const WORDS: Record<Locale, { title: (reference: string) => string; ask: string }> = {
  es: {
    title: (reference) => `Carta Porte del embarque ${reference}`,
    ask: 'Llene aquí los datos que le tocan, sin cuenta ni contraseña:',
  },
  en: {
    title: (reference) => `Carta Porte of load ${reference}`,
    ask: 'Fill in the data that you answer for here, without account or password:',
  },
};
