import type { Transaction } from 'objection';
import { Carrier, languageOf } from '../../carriers/index.ts';
import type { Locale } from '../../core/i18n/words.ts';
import { sendMail } from '../../core/mail/mail.ts';
import { keepMailed, type Link, partsOf } from '../../links/index.ts';
import type { Quote } from '../../quotes/index.ts';
import type { Invitation } from '../Invitation.ts';
import { answerLink, PATHS } from './link.ts';
import { sheetOf } from './sheet.ts';

type Invited = Pick<Invitation, 'id' | 'carrierId' | 'deadlineAt'>;

/** Mails the invitation to the carrier's quoting address, if it has one, with everything and the link to answer. */
export async function mailInvited(
  trx: Transaction,
  quote: Quote,
  invitation: Invited,
): Promise<void> {
  const carrier = await Carrier.query(trx).findById(invitation.carrierId);
  const link = await answerLink(trx, invitation);
  if (!carrier?.quotingEmail) return;
  await mailTo(trx, quote, invitation, {
    link,
    to: carrier.quotingEmail,
    locale: languageOf(carrier),
  });
}

/** Mails the invitation to an address, and keeps that it was sent there. */
export async function mailTo(
  trx: Transaction,
  quote: Quote,
  invitation: Invited,
  { link, to, locale }: { link: Link; to: string; locale: Locale },
): Promise<void> {
  const { label, ...words } = WORDS[locale](quote);
  const { start, signed } = partsOf(link);
  const facts = (await sheetOf(trx, quote, invitation, locale)).map(
    ({ label, text }): [string, string] => [label, text],
  );
  const path = `${PATHS[locale]}#${start}`;
  const mailId = await sendMail(trx, to, {
    ...{ kind: 'invitation_sent', locale, ...words, facts },
    link: { label, path, signed },
  });
  await keepMailed(trx, link, { recipient: to, mailId });
}

const WORDS = {
  es: ({ reference, origin, destination }: Quote) => ({
    subject: `Solicitud de cotización ${reference}: ${origin.city} a ${destination.city}`,
    lines: ['Envíe su tarifa para esta carga. No necesita cuenta ni contraseña.'],
    label: 'Enviar tarifa',
  }),
  en: ({ reference, origin, destination }: Quote) => ({
    subject: `Quote request ${reference}: ${origin.city} to ${destination.city}`,
    lines: ['Please send your rate for this load. You need no account and no password.'],
    label: 'Send rate',
  }),
};
