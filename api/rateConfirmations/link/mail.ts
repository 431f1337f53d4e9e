import type { Transaction } from 'objection';
import { recipientsOf } from '../../carriers/index.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid } from '../../core/http/errors.ts';
import { REQUIRED } from '../../core/i18n/messages.ts';
import { sendMail } from '../../core/mail/mail.ts';
import { keepMailed, type Link, mailedTo, partsOf, renewLink } from '../../links/index.ts';
import { replyToOf } from '../../quotes/index.ts';
import type { LockedShipment, Shipment } from '../../shipments/index.ts';
import { lastRevision } from '../lastRevision.ts';
import type { RateConfirmation } from '../RateConfirmation.ts';
import { factsOf } from './facts.ts';
import { confirmationLink, pathOf } from './link.ts';
import { issued } from './message.ts';

/** Mails the latest revision with the link to accept it to those of the carrier who get mails about its loads. */
export async function mailIssued(trx: Transaction, shipment: Shipment): Promise<void> {
  const confirmation = (await lastRevision(trx, shipment))!;
  const link = await confirmationLink(trx, shipment, confirmation);
  await mailTo(trx, shipment, confirmation, { link, to: await known(trx, shipment) });
}

/** Mails the latest revision again; to another address if one is given, which revokes the link in the mails sent before. */
export async function mailAgain(
  { trx, shipment }: LockedShipment,
  { email }: Schemas['LinkAddress'],
): Promise<void> {
  const confirmation = await issued(trx, shipment);
  const made = await confirmationLink(trx, shipment, confirmation);
  const before = await mailedTo(trx, made);
  const asked = email ? [email.toLowerCase()] : before;
  const to = asked.length > 0 ? asked : await known(trx, shipment);
  if (to.length === 0) throw invalid('email', REQUIRED);
  const isElsewhere = before.length > 0 && !before.includes(to[0]!);
  const link = isElsewhere ? await renewLink(trx, made) : made;
  await mailTo(trx, shipment, confirmation, { link, to });
}

async function known(trx: Transaction, { carrierId }: Shipment): Promise<string[]> {
  return (await recipientsOf(trx, carrierId!, 'operations')).map(({ email }) => email);
}

async function mailTo(
  trx: Transaction,
  { companyId, quoteId }: Shipment,
  confirmation: RateConfirmation,
  { link, to }: { link: Link; to: string[] },
): Promise<void> {
  const { content } = confirmation;
  const { label, ...words } = WORDS[content.language](content);
  const { start, signed } = partsOf(link);
  const message = {
    ...{ kind: 'confirmation_issued' as const, locale: content.language, ...words },
    facts: factsOf(content).map(([label, text]): [string, string] => [label, text]),
    link: { label, path: `${pathOf(confirmation)}#${start}`, signed },
    ...(quoteId && (await replyToOf(trx, { companyId, id: quoteId }))),
  };
  for (const recipient of to) {
    const copies = to.filter((other) => other !== recipient);
    const mailId = await sendMail(trx, recipient, { ...message, copies });
    await keepMailed(trx, link, { recipient, mailId });
  }
}

type Named = Pick<RateConfirmation['content'], 'reference' | 'revision'>;

const WORDS = {
  es: ({ reference, revision }: Named) => ({
    subject: `Confirmación de tarifa ${reference}, revisión ${revision}`,
    lines: ['Lea la confirmación y acéptela con su nombre. No necesita cuenta ni contraseña.'],
    label: 'Leer y aceptar',
  }),
  en: ({ reference, revision }: Named) => ({
    subject: `Rate confirmation ${reference}, revision ${revision}`,
    lines: [
      'Read the confirmation and accept it with your name. You need no account and no password.',
    ],
    label: 'Read and accept',
  }),
};
