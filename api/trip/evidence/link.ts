import type { Transaction } from 'objection';
import { Carrier, languageOf, phoneFor, recipientsOf } from '../../network/carriers/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { laneWithStops } from '../../platform/geography/stopText.ts';
import { stopCount } from '../../quoting/quotes/index.ts';
import {
  type LinkDefinition,
  addressesWithLink,
  giveLink,
  type LinkTarget,
  linkText,
} from '../../platform/links/index.ts';
import type { Address } from '../../platform/notifications/index.ts';
import type { LockedShipment, Shipment } from '../shipments/index.ts';
import { pagePaths } from '../../shared/words.ts';

/** With these links carriers send the evidence of a load, for 60 days after one was last given out. */
export const evidenceLinks = {
  kind: 'evidence',
  holder: 'carrier',
  days: 60,
  paths: pagePaths('/proof_documents'),
  title: { es: 'Evidencias del embarque', en: 'Proof documents of load' },
  ask: {
    es: 'Envíe las fotos y los documentos desde su teléfono, sin cuenta ni contraseña:',
    en: 'Send the photos and documents from your phone, without account or password:',
  },
  label: { es: 'Enviar evidencias', en: 'Send proof documents' },
} satisfies LinkDefinition;

/** The link and the text to send it with, in the carrier's language; `renew` revokes those given out so far. */
export async function messageFor(
  { trx, shipment }: LockedShipment,
  { renew }: Schemas['LinkRequest'],
  { actor, publicUrl, now }: { actor: Actor; publicUrl: string; now: Date },
): Promise<Schemas['LinkText']> {
  const carrier = (await Carrier.query(trx).findById(shipment.carrierId!))!;
  const link = await giveLink(trx, evidenceLinks, { ...targetOf(shipment, now), renew });
  const locale = languageOf(carrier);
  const lane = laneWithStops(shipment, await stopCount(trx, shipment, 'shipment'), locale);
  return linkText(trx, evidenceLinks, link, {
    locale,
    publicUrl,
    reference: shipment.reference,
    lines: [lane],
    phone: phoneFor(actor, carrier),
  });
}

/** The addresses of a load's carrier without an account, each with the link to send evidence. */
export async function evidenceAddresses(
  trx: Transaction,
  shipment: Shipment,
  now: Date,
): Promise<Address[]> {
  const link = await giveLink(trx, evidenceLinks, targetOf(shipment, now));
  const to = await recipientsOf(trx, shipment.carrierId!, 'operations');
  return addressesWithLink(evidenceLinks, link, to);
}

function targetOf({ id: subjectId, carrierId }: Shipment, from: Date): LinkTarget {
  return { subjectId, partyId: carrierId!, from };
}
