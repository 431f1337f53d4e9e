import type { Transaction } from 'objection';
import { Carrier } from '../../carriers/index.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid } from '../../core/http/errors.ts';
import { REQUIRED } from '../../core/i18n/messages.ts';
import { sendMail } from '../../core/mail/mail.ts';
import { keepMailed, lastRecipient, type Link, partsOf, renewLink } from '../../links/index.ts';
import type { LockedShipment, Shipment } from '../../shipments/index.ts';
import { lastRevision } from '../lastRevision.ts';
import type { RateConfirmation } from '../RateConfirmation.ts';
import { factsOf } from './facts.ts';
import { confirmationLink, pathOf } from './link.ts';
import { issued } from './message.ts';

/** Mails the latest revision with the link to accept it to the carrier's quoting address, if it has one. */
export async function mailIssued(trx: Transaction, shipment: Shipment): Promise<void> {
  const confirmation = (await lastRevision(trx, shipment))!;
  const link = await confirmationLink(trx, shipment, confirmation);
  const to = await quotingAddress(trx, shipment);
  if (to) await mailTo(trx, confirmation, { link, to });
}

/** Mails the latest revision again, to another address if one is given; the link in a mail to a former address is revoked. */
export async function mailAgain(
  { trx, shipment }: LockedShipment,
  { email }: Schemas['LinkAddress'],
): Promise<void> {
  const confirmation = await issued(trx, shipment);
  const made = await confirmationLink(trx, shipment, confirmation);
  const before = await lastRecipient(trx, made);
  const to = email?.toLowerCase() ?? before ?? (await quotingAddress(trx, shipment));
  if (!to) throw invalid('email', REQUIRED);
  const link = before !== undefined && before !== to ? await renewLink(trx, made) : made;
  await mailTo(trx, confirmation, { link, to });
}

async function quotingAddress(trx: Transaction, { carrierId }: Shipment) {
  const carrier = await Carrier.query(trx).findById(carrierId!);
  return carrier?.quotingEmail?.toLowerCase();
}

async function mailTo(
  trx: Transaction,
  confirmation: RateConfirmation,
  { link, to }: { link: Link; to: string },
): Promise<void> {
  const { content } = confirmation;
  const { label, ...words } = WORDS[content.language](content);
  const { start, signed } = partsOf(link);
  const facts = factsOf(content).map(([label, text]): [string, string] => [label, text]);
  const mailId = await sendMail(trx, to, {
    ...{ kind: 'confirmation_issued', locale: content.language, ...words, facts },
    link: { label, path: `${pathOf(confirmation)}#${start}`, signed },
  });
  await keepMailed(trx, link, { recipient: to, mailId });
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
