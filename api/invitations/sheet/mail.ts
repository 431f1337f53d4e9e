import type { Transaction } from 'objection';
import { Carrier, languageOf } from '../../carriers/index.ts';
import type { Locale } from '../../core/i18n/words.ts';
import { sendMail } from '../../core/mail/mail.ts';
import { keepMailed, lastRecipient, type Link, partsOf } from '../../links/index.ts';
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
  const mailId = await send(trx, quote, invitation, { link, to, locale, kind: 'invitation_sent' });
  await keepMailed(trx, link, { recipient: to, mailId });
}

/** Reminds the address to which the invitation was mailed that its deadline is near, with everything and the same link. */
export async function mailReminder(
  trx: Transaction,
  quote: Quote,
  invitation: Invited,
): Promise<void> {
  const carrier = (await Carrier.query(trx).findById(invitation.carrierId))!;
  const link = await answerLink(trx, invitation);
  const to = (await lastRecipient(trx, link)) ?? carrier.quotingEmail;
  const locale = languageOf(carrier);
  if (to) await send(trx, quote, invitation, { link, to, locale, kind: 'deadline_near' });
}

interface Sending {
  link: Link;
  to: string;
  locale: Locale;
  kind: keyof (typeof WORDS)['es'];
}

/** Sends the sheet of the request with the link; returns the id of the mail. */
async function send(
  trx: Transaction,
  quote: Quote,
  invitation: Invited,
  { link, to, locale, kind }: Sending,
): Promise<string> {
  const { label, ...words } = WORDS[locale][kind](quote);
  const { start, signed } = partsOf(link);
  const facts = (await sheetOf(trx, quote, invitation, locale)).map(
    ({ label, text }): [string, string] => [label, text],
  );
  const path = `${PATHS[locale]}#${start}`;
  return sendMail(trx, to, { kind, locale, ...words, facts, link: { label, path, signed } });
}

const WORDS = {
  es: {
    invitation_sent: ({ reference, origin, destination }: Quote) => ({
      subject: `Solicitud de cotización ${reference}: ${origin.city} a ${destination.city}`,
      lines: ['Envíe su tarifa para esta carga. No necesita cuenta ni contraseña.'],
      label: 'Enviar tarifa',
    }),
    deadline_near: ({ reference, origin, destination }: Quote) => ({
      subject: `Últimos minutos para cotizar ${reference}: ${origin.city} a ${destination.city}`,
      lines: ['Aún no recibimos su tarifa para esta carga, y el plazo está por vencer.'],
      label: 'Enviar tarifa',
    }),
  },
  en: {
    invitation_sent: ({ reference, origin, destination }: Quote) => ({
      subject: `Quote request ${reference}: ${origin.city} to ${destination.city}`,
      lines: ['Please send your rate for this load. You need no account and no password.'],
      label: 'Send rate',
    }),
    deadline_near: ({ reference, origin, destination }: Quote) => ({
      subject: `Last minutes to quote ${reference}: ${origin.city} to ${destination.city}`,
      lines: ['We have not received your rate for this load yet, and the deadline is near.'],
      label: 'Send rate',
    }),
  },
};
