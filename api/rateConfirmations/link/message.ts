import type { Actor } from '../../core/auth/actor.ts';
import type { Transaction } from 'objection';
import { Carrier, phoneFor } from '../../carriers/index.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { Refusal } from '../../core/http/errors.ts';
import { renewLink, tokenOf, whatsAppUrl } from '../../links/index.ts';
import type { LockedShipment, Shipment } from '../../shipments/index.ts';
import { WORDS } from '../document/words.ts';
import { lastRevision } from '../lastRevision.ts';
import type { RateConfirmation } from '../RateConfirmation.ts';
import { factsOf } from './facts.ts';
import { confirmationLink, pathOf } from './link.ts';

/** The link to the latest revision and the text to send it with, in the carrier's language; `renew` revokes those given out so far. */
export async function messageFor(
  { trx, shipment }: LockedShipment,
  { renew = false }: Schemas['LinkRequest'],
  { actor, publicUrl }: { actor: Actor; publicUrl: string },
): Promise<Schemas['LinkText']> {
  const confirmation = await issued(trx, shipment);
  const carrier = await Carrier.query(trx).findById(shipment.carrierId!);
  const made = await confirmationLink(trx, shipment, confirmation);
  const link = renew ? await renewLink(trx, made) : made;
  const url = `${publicUrl}${pathOf(confirmation)}#${await tokenOf(trx, link)}`;
  const { content } = confirmation;
  const title = `${WORDS.title[content.language]} ${content.reference}`;
  const facts = factsOf(content).map(([label, text]) => `${label}: ${text}`);
  const text = [title, ...facts, '', ASK[content.language], url].join('\n');
  return { url, text, whatsApp: whatsAppUrl(carrier && phoneFor(actor, carrier), text) };
}

/** The latest revision of a load; throws 404 before the first. */
export async function issued(trx: Transaction, shipment: Shipment): Promise<RateConfirmation> {
  const confirmation = await lastRevision(trx, shipment);
  if (!confirmation) throw new Refusal('NOT_FOUND');
  return confirmation;
}

const ASK = {
  es: 'Léala y acéptela aquí con su nombre, sin cuenta ni contraseña:',
  en: 'Read it and accept it here with your name, without account or password:',
};
