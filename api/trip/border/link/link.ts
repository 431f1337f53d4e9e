import type { LinkDefinition } from '../../../platform/links/index.ts';
import { type Locale, pagePaths } from '../../../shared/words.ts';
import type { Shipment } from '../../shipments/index.ts';
import type { BorderFacts } from '../facts.ts';
import { type Gap, gapsOf } from '../gaps.ts';
import { LINKS, type partyOf } from '../policy.ts';

export type PartyRequest = ReturnType<typeof partyOf>;

const REQUEST = {
  days: 30,
  paths: pagePaths('/border'),
  title: { es: 'Cruce del embarque', en: 'Border crossing of load' },
  ask: {
    es: 'Dé aquí los datos que faltan, sin cuenta ni contraseña:',
    en: 'Give the missing data here, without account or password:',
  },
  label: { es: 'Dar los datos', en: 'Give the data' },
};

/** With these links each party gives what it owes of a load, for 30 days after somebody last asked by one. */
export const borderLinks = {
  carrier: { ...REQUEST, kind: LINKS.carrier, holder: 'carrier' },
  mx_broker: { ...REQUEST, kind: LINKS.mx_broker, holder: 'customsBroker' },
  us_broker: { ...REQUEST, kind: LINKS.us_broker, holder: 'customsBroker' },
} satisfies Record<PartyRequest, LinkDefinition>;

/** The load and the party of a link. */
export function targetOf(
  { id: subjectId, companyId, carrierId }: Pick<Shipment, 'id' | 'companyId' | 'carrierId'>,
  party: PartyRequest,
) {
  return { subjectId, partyId: party === 'carrier' ? carrierId! : companyId };
}

/** The gaps that a party owes of a load; advice is not owed. */
export function owedBy(load: BorderFacts, party: PartyRequest, now: Date): Gap[] {
  return gapsOf(load, now).filter((gap) => gap.party === party && !gap.isAdvice);
}

/** The language in which a party is asked: a customs broker in that of its country. */
export function localeFor(party: PartyRequest, ofCarrier: Locale): Locale {
  if (party === 'carrier') return ofCarrier;
  return party === 'us_broker' ? 'en' : 'es';
}
