import type { Transaction } from 'objection';
import { type Recipient, recipientsAt, recipientsOf } from '../../carriers/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid, Refusal } from '../../core/http/errors.ts';
import { REQUIRED } from '../../core/i18n/messages.ts';
import { sendMail } from '../../core/mail/mail.ts';
import { fillCrossing } from '../../crossings/index.ts';
import { keepMailed, type Link, mailedTo, renewLink } from '../../links/index.ts';
import { replyToOf } from '../../quotes/index.ts';
import type { LockedShipment } from '../../shipments/index.ts';
import { type BorderFacts, factsOf } from '../facts.ts';
import { borderPolicy } from '../policy.ts';
import { type Asked, borderLink, localeFor, owedBy } from './link.ts';
import { mailAbout } from './mailAbout.ts';

interface Request {
  email: Schemas['LinkAddress']['email'];
  party: Asked;
  actor: Actor;
  now: Date;
}

/**
 * Mails a party what it owes, with the link to give it: to another address if one is given, which revokes the link in
 * the mails sent before, else to the addresses that are known. The address of a customs broker without one is kept.
 */
export async function mailAsked(locked: LockedShipment, request: Request): Promise<void> {
  const { trx, shipment } = locked;
  const { party, actor, now, email } = request;
  const { id, companyId } = shipment;
  const [load] = await factsOf(borderPolicy.visible(actor), { key: { id, companyId } });
  if (owedBy(load!, party, now).length === 0) throw new Refusal('NOTHING_MISSING');
  const made = await borderLink(trx, shipment, { party, now });
  const before = await mailedTo(trx, made);
  const to = await recipients(trx, load!, { party, before, email: email?.toLowerCase() });
  if (to.length === 0) throw invalid('email', REQUIRED);
  const isElsewhere = before.length > 0 && !before.includes(to[0]!.email);
  const link = isElsewhere ? await renewLink(trx, made) : made;
  await mailTo(locked, load!, { party, link, to, now });
  const field = party !== 'carrier' && EMAILS[party];
  if (email && field && !load!.crossing?.[field])
    await fillCrossing(locked, { [field]: email.toLowerCase() }, { ifMatch: undefined, now });
}

async function recipients(
  trx: Transaction,
  { carrierId, crossing }: BorderFacts,
  { party, before, email }: { party: Asked; before: string[]; email: string | undefined },
): Promise<Recipient[]> {
  if (party !== 'carrier') {
    const known = crossing?.[EMAILS[party]]?.toLowerCase();
    const emails = [email ?? known ?? before].flat();
    return emails.map((each) => ({ email: each, locale: localeFor(party, 'es') }));
  }
  const emails = email ? [email] : before;
  return emails.length > 0
    ? recipientsAt(trx, carrierId, emails)
    : recipientsOf(trx, carrierId, 'operations');
}

async function mailTo(
  { trx, shipment: { companyId, quoteId } }: LockedShipment,
  load: BorderFacts,
  { party, link, to, now }: { party: Asked; link: Link; to: Recipient[]; now: Date },
): Promise<void> {
  const reply = quoteId ? await replyToOf(trx, { companyId, id: quoteId }) : {};
  const owed = owedBy(load, party, now);
  for (const { email: recipient, locale } of to) {
    const copies = to.map(({ email }) => email).filter((other) => other !== recipient);
    const message = { ...mailAbout(load, owed, { link, locale }), ...reply, copies };
    const mailId = await sendMail(trx, recipient, message);
    await keepMailed(trx, link, { recipient, mailId });
  }
}

const EMAILS = { mx_broker: 'mxBrokerEmail', us_broker: 'usBrokerEmail' } as const;
