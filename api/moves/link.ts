import type { Actor } from '../core/auth/actor.ts';
import { Carrier, languageOf, phoneFor } from '../carriers/index.ts';
import type { Schemas } from '../core/contract/types.ts';
import type { Words } from '../core/i18n/words.ts';
import { cityText } from '../geography/addressLines.ts';
import { linkTo, renewLink, tokenOf, whatsAppUrl } from '../links/index.ts';
import type { LockedShipment, Shipment } from '../shipments/index.ts';

/** How long after the last time that somebody asks for it the link of a load works. */
const VALID_MS = 30 * 24 * 60 * 60_000;

/** The link with which the driver of a load reports its moves, and the text to send it with; `renew` revokes those given out so far. */
export async function messageFor(
  { trx, shipment }: LockedShipment,
  { renew = false }: Schemas['LinkRequest'],
  { actor, publicUrl, now }: { actor: Actor; publicUrl: string; now: Date },
): Promise<Schemas['LinkText']> {
  const { id: subjectId, carrierId } = shipment;
  const expiresAt = new Date(now.getTime() + VALID_MS);
  const made = await linkTo(trx, { kind: 'moves', subjectId, partyId: carrierId!, expiresAt });
  const link = renew ? await renewLink(trx, made) : made;
  const carrier = (await Carrier.query(trx).findById(carrierId!))!;
  const locale = languageOf(carrier);
  const url = `${publicUrl}${PATHS[locale]}#${await tokenOf(trx, link)}`;
  const text = [`${shipment.reference}: ${laneText(shipment)}`, ASK[locale], url].join('\n');
  return { url, text, whatsApp: whatsAppUrl(phoneFor(actor, carrier), text) };
}

function laneText({ origin, destination }: Shipment): string {
  return `${cityText(origin)} → ${cityText(destination)}`;
}

const PATHS: Words = { es: '/moves', en: '/en/moves' };
const ASK: Words = {
  es: 'Avise cada paso del viaje con un toque, sin cuenta ni contraseña:',
  en: 'Report each step of the trip with one tap, without account or password:',
};
