import type { Transaction } from 'objection';
import { type Recipient, recipientsAt, recipientsOf } from '../../carriers/index.ts';
import { sendMail } from '../../core/mail/mail.ts';
import { keepMailed, type Link, mailedTo, partsOf } from '../../links/index.ts';
import { type Quote, replyToOf } from '../../quotes/index.ts';
import type { Invitation } from '../Invitation.ts';
import { answerLink, PATHS } from './link.ts';
import { sheetOf } from './sheet.ts';

type Invited = Pick<Invitation, 'id' | 'carrierId' | 'deadlineAt'>;

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
  for (const { email: recipient } of to) {
    const sending = { link, to, recipient, kind: 'invitation_sent' } as const;
    const mailId = await send(trx, quote, invitation, sending);
    await keepMailed(trx, link, { recipient, mailId });
  }
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
  for (const { email: recipient } of to)
    await send(trx, quote, invitation, { link, to, recipient, kind: 'deadline_near' });
}

interface Sending {
  link: Link;
  /** All who get it, among them the recipient of this mail. */
  to: Recipient[];
  recipient: string;
  kind: keyof (typeof WORDS)['es'];
}

/** Sends the sheet of the request with the link; returns the id of the mail. */
async function send(
  trx: Transaction,
  quote: Quote,
  invitation: Invited,
  { link, to, recipient, kind }: Sending,
): Promise<string> {
  const { locale } = to.find(({ email }) => email === recipient)!;
  const { label, ...words } = WORDS[locale][kind](quote);
  const { start, signed } = partsOf(link);
  const facts = (await sheetOf(trx, quote, invitation, locale)).map(
    ({ label, text }): [string, string] => [label, text],
  );
  const path = `${PATHS[locale]}#${start}`;
  return sendMail(trx, recipient, {
    ...{ kind, locale, ...words, facts, link: { label, path, signed } },
    copies: to.map(({ email }) => email).filter((email) => email !== recipient),
    ...(await replyToOf(trx, quote)),
  });
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
