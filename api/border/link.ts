import { Carrier, languageOf, phoneFor } from '../carriers/index.ts';
import type { Actor } from '../core/auth/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import type { Locale, Words } from '../core/i18n/words.ts';
import { linkTo, renewLink, tokenOf, whatsAppUrl } from '../links/index.ts';
import type { LockedShipment } from '../shipments/index.ts';
import { type BorderFacts, factsOf } from './facts.ts';
import { gapsOf } from './gaps.ts';
import { borderPolicy, LINKS, type partyOf } from './policy.ts';
import { factsInWords } from './request.ts';
import { gapText } from './words.ts';

/** How long after the last time that somebody asks by it the link works. */
const VALID_MS = 30 * 24 * 60 * 60_000;

interface Asked {
  party: ReturnType<typeof partyOf>;
  renew: boolean;
  actor: Actor;
  publicUrl: string;
  now: Date;
}

/** The link with which a party gives what it owes, and the text that says what that is; `renew` revokes those given out so far. */
export async function messageFor(
  { trx, shipment }: LockedShipment,
  { party, renew, actor, publicUrl, now }: Asked,
): Promise<Schemas['LinkText']> {
  const { id: subjectId, carrierId, companyId } = shipment;
  const partyId = party === 'carrier' ? carrierId! : companyId;
  const expiresAt = new Date(now.getTime() + VALID_MS);
  const made = await linkTo(trx, { kind: LINKS[party], subjectId, partyId, expiresAt });
  const link = renew ? await renewLink(trx, made) : made;
  const carrier = (await Carrier.query(trx).findById(carrierId!))!;
  const [load] = await factsOf(borderPolicy.visible(actor), { key: { id: subjectId, companyId } });
  const locale = localeFor(party, languageOf(carrier));
  const url = `${publicUrl}${PATHS[locale]}#${await tokenOf(trx, link)}`;
  const text = textOf(load!, party, { locale, url, now });
  const phone = party === 'carrier' ? phoneFor(actor, carrier) : phoneOf(load!, party);
  return { url, text, whatsApp: whatsAppUrl(phone, text) };
}

function localeFor(party: Asked['party'], ofCarrier: Locale): Locale {
  if (party === 'carrier') return ofCarrier;
  return party === 'us_broker' ? 'en' : 'es';
}

function phoneOf({ crossing }: BorderFacts, party: Asked['party']): string | undefined {
  const phone = party === 'mx_broker' ? crossing?.mxBrokerPhone : crossing?.usBrokerPhone;
  return phone ?? undefined;
}

function textOf(
  load: BorderFacts,
  party: Asked['party'],
  { locale, url, now }: { locale: Locale; url: string; now: Date },
): string {
  const facts = factsInWords(load, locale).map(({ label, text }) => `${label}: ${text}`);
  const owed = gapsOf(load, now).filter((gap) => gap.party === party && !gap.isAdvice);
  const lines = owed.map((gap) => `- ${gapText(gap, locale)}`);
  const title = `${TITLE[locale]} ${load.reference}`;
  return [title, ...facts, ...lines, '', ASK[locale], url].join('\n');
}

const PATHS: Words = { es: '/border', en: '/en/border' };
const TITLE: Words = { es: 'Cruce del embarque', en: 'Border crossing of load' };
const ASK: Words = {
  es: 'Dé aquí los datos que faltan, sin cuenta ni contraseña:',
  en: 'Give the missing data here, without account or password:',
};
