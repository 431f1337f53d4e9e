import { Carrier, languageOf, phoneFor } from '../../carriers/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Locale, Words } from '../../core/i18n/words.ts';
import { renewLink, tokenOf, whatsAppUrl } from '../../links/index.ts';
import type { LockedShipment } from '../../shipments/index.ts';
import { type BorderFacts, factsOf } from '../facts.ts';
import { borderPolicy } from '../policy.ts';
import { factsInWords } from '../request.ts';
import { gapText } from '../words.ts';
import { type Asked, borderLink, localeFor, owedBy, PATHS } from './link.ts';

interface Request {
  party: Asked;
  renew: boolean;
  actor: Actor;
  publicUrl: string;
  now: Date;
}

/** The link with which a party gives what it owes, and the text that says what that is; `renew` revokes those given out so far. */
export async function messageFor(
  { trx, shipment }: LockedShipment,
  { party, renew, actor, publicUrl, now }: Request,
): Promise<Schemas['LinkText']> {
  const { id, carrierId, companyId } = shipment;
  const made = await borderLink(trx, shipment, { party, now });
  const link = renew ? await renewLink(trx, made) : made;
  const carrier = (await Carrier.query(trx).findById(carrierId!))!;
  const [load] = await factsOf(borderPolicy.visible(actor), { key: { id, companyId } });
  const locale = localeFor(party, languageOf(carrier));
  const url = `${publicUrl}${PATHS[locale]}#${await tokenOf(trx, link)}`;
  const text = textOf(load!, party, { locale, url, now });
  const phone = party === 'carrier' ? phoneFor(actor, carrier) : phoneOf(load!, party);
  return { url, text, whatsApp: whatsAppUrl(phone, text) };
}

function phoneOf({ crossing }: BorderFacts, party: Asked): string | undefined {
  const phone = party === 'mx_broker' ? crossing?.mxBrokerPhone : crossing?.usBrokerPhone;
  return phone ?? undefined;
}

function textOf(
  load: BorderFacts,
  party: Asked,
  { locale, url, now }: { locale: Locale; url: string; now: Date },
): string {
  const facts = factsInWords(load, locale).map(({ label, text }) => `${label}: ${text}`);
  const lines = owedBy(load, party, now).map((gap) => `- ${gapText(gap, locale)}`);
  const title = `${TITLE[locale]} ${load.reference}`;
  return [title, ...facts, ...lines, '', ASK[locale], url].join('\n');
}

const TITLE: Words = { es: 'Cruce del embarque', en: 'Border crossing of load' };
const ASK: Words = {
  es: 'Dé aquí los datos que faltan, sin cuenta ni contraseña:',
  en: 'Give the missing data here, without account or password:',
};
