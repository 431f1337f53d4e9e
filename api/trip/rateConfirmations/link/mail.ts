import type { Transaction } from 'objection';
import { type Recipient, recipientsOf } from '../../../network/carriers/index.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { giveLink, type Link, mailLink, readdress } from '../../../platform/links/index.ts';
import { replyToOf } from '../../../quoting/quotes/index.ts';
import type { LockedShipment, Shipment } from '../../shipments/index.ts';
import { lastRevision } from '../lastRevision.ts';
import type { RateConfirmation } from '../RateConfirmation.ts';
import { factsOf } from './facts.ts';
import { confirmationLinks, queryOf, targetOf } from './link.ts';
import { issued } from './message.ts';

/** Mails the latest revision with the link to accept it to those of the carrier who get mails about its loads. */
export async function mailIssued(trx: Transaction, shipment: Shipment): Promise<void> {
  const confirmation = (await lastRevision(trx, shipment))!;
  const link = await giveLink(trx, confirmationLinks, targetOf(shipment, confirmation));
  await mailTo(trx, shipment, confirmation, { link, to: await knownRecipients(trx, shipment) });
}

/** Mails the latest revision again; to another address if one is given, which revokes the link in the mails sent before. */
export async function mailAgain(
  { trx, shipment }: LockedShipment,
  { email }: Schemas['LinkAddress'],
): Promise<void> {
  const confirmation = await issued(trx, shipment);
  const { language: locale } = confirmation.content;
  const linkAndToken = await giveLink(trx, confirmationLinks, targetOf(shipment, confirmation));
  const { link, to } = await readdress(
    trx,
    confirmationLinks,
    { link: linkAndToken, email },
    (emails) =>
      emails.length > 0
        ? Promise.resolve(emails.map((each) => ({ email: each, locale })))
        : knownRecipients(trx, shipment),
  );
  await mailTo(trx, shipment, confirmation, { link, to });
}

function knownRecipients(trx: Transaction, { carrierId }: Shipment): Promise<Recipient[]> {
  return recipientsOf(trx, carrierId!, 'operations');
}

/** Mails a revision to these people, in its own language. */
async function mailTo(
  trx: Transaction,
  { companyId, quoteId }: Shipment,
  confirmation: RateConfirmation,
  { link, to }: { link: Link; to: Recipient[] },
): Promise<void> {
  const { content } = confirmation;
  const { language: locale } = content;
  const message = {
    kind: 'confirmation_issued' as const,
    ...WORDS[locale](content),
    facts: factsOf(content).map(([label, text]): [string, string] => [label, text]),
    ...(quoteId && (await replyToOf(trx, { companyId, id: quoteId }))),
  };
  await mailLink(trx, confirmationLinks, {
    link,
    to: to.map(({ email }) => ({ email, locale })),
    query: queryOf(confirmation),
    messageIn: () => Promise.resolve(message),
  });
}

type RevisionName = Pick<RateConfirmation['content'], 'reference' | 'revision'>;

const WORDS = {
  es: ({ reference, revision }: RevisionName) => ({
    subject: `Confirmación de tarifa ${reference}, revisión ${revision}`,
    lines: ['Lea la confirmación y acéptela con su nombre. No necesita cuenta ni contraseña.'],
  }),
  en: ({ reference, revision }: RevisionName) => ({
    subject: `Rate confirmation ${reference}, revision ${revision}`,
    lines: [
      'Read the confirmation and accept it with your name. You need no account and no password.',
    ],
  }),
};
