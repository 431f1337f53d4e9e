import type { Actor } from '../../../core/auth/actor.ts';
import type { Transaction } from 'objection';
import { Carrier, phoneFor } from '../../../network/carriers/index.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { Refusal } from '../../../core/errors/errors.ts';
import { giveLink, linkText } from '../../../platform/links/index.ts';
import type { LockedShipment, Shipment } from '../../shipments/index.ts';
import { lastRevision } from '../lastRevision.ts';
import type { RateConfirmation } from '../RateConfirmation.ts';
import { factsOf } from './facts.ts';
import { confirmationLinks, queryOf, targetOf } from './link.ts';

/** The link to the latest revision and the text to send it with, in the carrier's language; `renew` revokes those given out so far. */
export async function messageFor(
  { trx, shipment }: LockedShipment,
  { renew }: Schemas['LinkRequest'],
  { actor, publicUrl }: { actor: Actor; publicUrl: string },
): Promise<Schemas['LinkText']> {
  const confirmation = await issued(trx, shipment);
  const carrier = await Carrier.query(trx).findById(shipment.carrierId!);
  const target = { ...targetOf(shipment, confirmation), renew };
  const link = await giveLink(trx, confirmationLinks, target);
  const { content } = confirmation;
  return linkText(trx, confirmationLinks, link, {
    locale: content.language,
    publicUrl,
    query: queryOf(confirmation),
    reference: content.reference,
    lines: factsOf(content).map(([label, text]) => `${label}: ${text}`),
    phone: carrier && phoneFor(actor, carrier),
  });
}

/** The latest revision of a load; throws 404 before the first. */
export async function issued(trx: Transaction, shipment: Shipment): Promise<RateConfirmation> {
  const confirmation = await lastRevision(trx, shipment);
  if (!confirmation) throw new Refusal('NOT_FOUND');
  return confirmation;
}
