import type { Transaction } from 'objection';
import { type Recipient, recipientsAt, recipientsOf } from '../../../network/carriers/index.ts';
import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { Refusal } from '../../../core/errors/errors.ts';
import { DEFAULT_LOCALE } from '../../../shared/languages.ts';
import { fillCrossing } from '../../crossings/index.ts';
import { giveLink, type Link, mailLink, readdress } from '../../../platform/links/index.ts';
import { replyToOf } from '../../../quoting/quotes/index.ts';
import type { LockedShipment } from '../../shipments/index.ts';
import { type BorderFacts, factsOf } from '../facts.ts';
import { borderPolicy } from '../policy.ts';
import { type PartyRequest, borderLinks, localeFor, owedBy, targetOf } from './link.ts';
import { mailAbout } from './mailAbout.ts';

interface Request {
  email: Schemas['LinkAddress']['email'];
  party: PartyRequest;
  actor: Actor;
  now: Date;
}

/**
 * Mails a party what it owes, with the link to give it: to another address if one is given, which revokes the link in
 * the mails sent before, else to the addresses that are known. The address of a customs broker without one is kept.
 */
export async function mailAsked(lockedShipment: LockedShipment, request: Request): Promise<void> {
  const { trx, shipment } = lockedShipment;
  const { party, actor, now, email } = request;
  const { id, companyId } = shipment;
  const [load] = await factsOf(borderPolicy.visible(actor), { key: { id, companyId } });
  if (owedBy(load!, party, now).length === 0) throw new Refusal('NOTHING_MISSING');
  const target = { ...targetOf(shipment, party), from: now };
  const linkAndToken = await giveLink(trx, borderLinks[party], target);
  const { link, to } = await readdress(
    trx,
    borderLinks[party],
    { link: linkAndToken, email },
    (emails) => recipients(trx, load!, { party, emails, isGiven: !!email }),
  );
  await mailTo(lockedShipment, load!, { party, link, to, now });
  const field = party !== 'carrier' && EMAILS[party];
  if (email && field && !load!.crossing?.[field])
    await fillCrossing(
      lockedShipment,
      { [field]: email.toLowerCase() },
      { ifMatch: undefined, now },
    );
}

async function recipients(
  trx: Transaction,
  { carrierId, crossing }: BorderFacts,
  { party, emails, isGiven }: { party: PartyRequest; emails: string[]; isGiven: boolean },
): Promise<Recipient[]> {
  if (party !== 'carrier') {
    const savedEmail = crossing?.[EMAILS[party]]?.toLowerCase();
    const at = savedEmail && !isGiven ? [savedEmail] : emails;
    return at.map((email) => ({ email, locale: localeFor(party, DEFAULT_LOCALE) }));
  }
  return emails.length > 0
    ? recipientsAt(trx, carrierId, emails)
    : recipientsOf(trx, carrierId, 'operations');
}

async function mailTo(
  { trx, shipment: { companyId, quoteId } }: LockedShipment,
  load: BorderFacts,
  { party, link, to, now }: { party: PartyRequest; link: Link; to: Recipient[]; now: Date },
): Promise<void> {
  const reply = quoteId ? await replyToOf(trx, { companyId, id: quoteId }) : {};
  const owed = owedBy(load, party, now);
  await mailLink(trx, borderLinks[party], {
    link,
    to,
    messageIn: (locale) => Promise.resolve({ ...mailAbout(load, owed, locale), ...reply }),
  });
}

const EMAILS = { mx_broker: 'mxBrokerEmail', us_broker: 'usBrokerEmail' } as const;
