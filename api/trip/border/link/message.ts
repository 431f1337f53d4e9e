import { Carrier, languageOf, phoneFor } from '../../../network/carriers/index.ts';
import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import type { Locale } from '../../../shared/words.ts';
import { giveLink, linkText } from '../../../platform/links/index.ts';
import type { LockedShipment } from '../../shipments/index.ts';
import { type BorderFacts, factsOf } from '../facts.ts';
import { borderPolicy } from '../policy.ts';
import { factsInWords } from '../request.ts';
import { gapText } from '../words.ts';
import { type PartyRequest, borderLinks, localeFor, owedBy, targetOf } from './link.ts';

interface Request {
  party: PartyRequest;
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
  const target = { ...targetOf(shipment, party), from: now, renew };
  const link = await giveLink(trx, borderLinks[party], target);
  const carrier = (await Carrier.query(trx).findById(carrierId!))!;
  const [load] = await factsOf(borderPolicy.visible(actor), { key: { id, companyId } });
  const locale = localeFor(party, languageOf(carrier));
  return linkText(trx, borderLinks[party], link, {
    locale,
    publicUrl,
    reference: load!.reference,
    lines: linesOf(load!, party, locale, now),
    phone: party === 'carrier' ? phoneFor(actor, carrier) : phoneOf(load!, party),
  });
}

function phoneOf({ crossing }: BorderFacts, party: PartyRequest): string | undefined {
  const phone = party === 'mx_broker' ? crossing?.mxBrokerPhone : crossing?.usBrokerPhone;
  return phone ?? undefined;
}

function linesOf(load: BorderFacts, party: PartyRequest, locale: Locale, now: Date): string[] {
  const facts = factsInWords(load, locale).map(({ label, text }) => `${label}: ${text}`);
  return [...facts, ...owedBy(load, party, now).map((gap) => `- ${gapText(gap, locale)}`)];
}
