import type { Transaction } from 'objection';
import { type Recipient, recipientsAt, recipientsOf } from '../../carriers/index.ts';
import { sendMail } from '../../core/mail/mail.ts';
import { keepMailed, type Link, mailedTo, partsOf } from '../../links/index.ts';
import { type Quote, replyToOf } from '../../quotes/index.ts';
import type { Invitation } from '../Invitation.ts';
import { answerLink, PATHS } from './link.ts';
import { sheetOf } from './sheet.ts';

/** What the mail of an invitation needs to know of it. */
export type Invited = Pick<Invitation, 'id' | 'carrierId' | 'startsAt' | 'deadlineAt'>;

/** Mails the invitation to those of the carrier who get its quote requests, with everything and the link to answer. */
export async function mailInvited(
  trx: Transaction,
  quote: Quote,
  invitation: Invited,
): Promise<void> {
  const link = await answerLink(trx, invitation);
  const to = await recipientsOf(trx, invitation.carrierId, 'quotes');
  await mailTo(trx, quote, invitation, { link, to });
}

/** Mails the invitation to these addresses, each with the others as copies, and keeps that it was sent there. */
export async function mailTo(
  trx: Transaction,
  quote: Quote,
  invitation: Invited,
  { link, to }: { link: Link; to: Recipient[] },
): Promise<void> {
  const sent = await send(trx, quote, invitation, { link, to, kind: 'invitation_sent' });
  for (const mail of sent) await keepMailed(trx, link, mail);
}

/** Reminds those to whom the invitation was mailed that its deadline is near, with everything and the same link. */
export async function mailReminder(
  trx: Transaction,
  quote: Quote,
  invitation: Invited,
): Promise<void> {
  const { carrierId } = invitation;
  const link = await answerLink(trx, invitation);
  const mailed = await recipientsAt(trx, carrierId, await mailedTo(trx, link));
  const to = mailed.length > 0 ? mailed : await recipientsOf(trx, carrierId, 'quotes');
  await send(trx, quote, invitation, { link, to, kind: 'deadline_near' });
}

interface Sending {
  link: Link;
  to: Recipient[];
  kind: keyof (typeof WORDS)['es'];
}

/** Sends the sheet of the request with the link to each address in its language; returns the ids of the mails. */
async function send(
  trx: Transaction,
  quote: Quote,
  invitation: Invited,
  { link, to, kind }: Sending,
): Promise<{ recipient: string; mailId: string }[]> {
  const { start, signed } = partsOf(link);
  const reply = await replyToOf(trx, quote);
  const sent = [];
  for (const { email: recipient, locale } of to) {
    const { label, ...words } = WORDS[locale][kind](quote);
    const facts = (await sheetOf(trx, quote, invitation, locale)).map(
      ({ label, text }): [string, string] => [label, text],
    );
    const path = `${PATHS[locale]}#${start}`;
    const copies = to.map(({ email }) => email).filter((email) => email !== recipient);
    const message = { kind, locale, ...words, facts, link: { label, path, signed } };
    const mailId = await sendMail(trx, recipient, { ...message, copies, ...reply });
    sent.push({ recipient, mailId });
  }
  return sent;
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
