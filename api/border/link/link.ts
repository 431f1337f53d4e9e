import type { Transaction } from 'objection';
import type { Locale, Words } from '../../core/i18n/words.ts';
import { type Link, linkTo } from '../../links/index.ts';
import type { Shipment } from '../../shipments/index.ts';
import type { BorderFacts } from '../facts.ts';
import { type Gap, gapsOf } from '../gaps.ts';
import { LINKS, type partyOf } from '../policy.ts';

export type Asked = ReturnType<typeof partyOf>;

/** How long after the last time that somebody asks by it the link works. */
const VALID_MS = 30 * 24 * 60 * 60_000;

/** The paths of the page that the link opens. */
export const PATHS: Words = { es: '/border', en: '/en/border' };

/** The link with which a party gives what it owes of a load. */
export function borderLink(
  trx: Transaction,
  shipment: Shipment,
  { party, now }: { party: Asked; now: Date },
): Promise<Link> {
  const expiresAt = new Date(now.getTime() + VALID_MS);
  return linkTo(trx, { ...linkedTo(shipment, party), expiresAt });
}

/** The kind of a party's link to a load, the load and the party. */
export function linkedTo(
  { id: subjectId, companyId, carrierId }: Pick<Shipment, 'id' | 'companyId' | 'carrierId'>,
  party: Asked,
) {
  const partyId = party === 'carrier' ? carrierId! : companyId;
  return { kind: LINKS[party], subjectId, partyId };
}

/** What a party owes of a load; advice is not owed. */
export function owedBy(load: BorderFacts, party: Asked, now: Date): Gap[] {
  return gapsOf(load, now).filter((gap) => gap.party === party && !gap.isAdvice);
}

/** The language in which a party is asked: a customs broker in that of its country. */
export function localeFor(party: Asked, ofCarrier: Locale): Locale {
  if (party === 'carrier') return ofCarrier;
  return party === 'us_broker' ? 'en' : 'es';
}
