import type { Transaction } from 'objection';
import type { Actor } from '../../core/auth/actor.ts';
import { Carrier, languageOf, phoneFor } from '../../network/carriers/index.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { Refusal } from '../../core/errors/errors.ts';
import { type LinkDefinition, giveLink, linkText } from '../../platform/links/index.ts';
import type { Shipment } from '../shipments/index.ts';
import type { Party } from './data.ts';
import { factsOf } from './facts.ts';
import { readLoad } from './load.ts';
import { LINKS } from './policy.ts';
import { pagePaths } from '../../shared/words.ts';
import { DEFAULT_LOCALE } from '../../shared/languages.ts';

const PART = {
  days: 60,
  paths: pagePaths('/carta_porte'),
  title: { es: 'Carta Porte del embarque', en: 'Carta Porte of load' },
  ask: {
    es: 'Llene aquí los datos que le tocan, sin cuenta ni contraseña:',
    en: 'Fill in the data that you answer for here, without account or password:',
  },
};

/** With these links each party fills its part, for 60 days after one was last given out. */
export const cartaPorteLinks = {
  customer: { ...PART, kind: LINKS.customer, holder: 'customer' },
  carrier: { ...PART, kind: LINKS.carrier, holder: 'carrier' },
} satisfies Record<Party, LinkDefinition>;

interface LinkRequest {
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
  { party, renew, actor, publicUrl, now }: LinkRequest,
): Promise<Schemas['LinkText']> {
  const partyId = party === 'customer' ? shipment.customerId : shipment.carrierId;
  if (!partyId) throw new Refusal('CARTA_PORTE_NO_PARTY');
  const target = { subjectId: shipment.id, partyId, from: now, renew };
  const link = await giveLink(trx, cartaPorteLinks[party], target);
  const carrier = party === 'carrier' ? await Carrier.query(trx).findById(partyId) : undefined;
  const locale = carrier ? languageOf(carrier) : DEFAULT_LOCALE;
  const facts = factsOf(await readLoad(trx, shipment), locale);
  return linkText(trx, cartaPorteLinks[party], link, {
    locale,
    publicUrl,
    reference: shipment.reference,
    lines: facts.map(({ label, text }) => `${label}: ${text}`),
    phone: carrier && phoneFor(actor, carrier),
  });
}
