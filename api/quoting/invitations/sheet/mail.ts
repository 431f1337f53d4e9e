import type { Transaction } from 'objection';
import { type Recipient, recipientsAt, recipientsOf } from '../../../network/carriers/index.ts';
import { factPairs } from '../../../core/mail/message.ts';
import { giveLink, type Link, mailedTo, mailLink } from '../../../platform/links/index.ts';
import { type Quote, replyToOf, stopsTold } from '../../quotes/index.ts';
import { moreStops } from '../../../platform/geography/stopText.ts';
import type { Invitation } from '../Invitation.ts';
import { answerLinks, targetOf } from './link.ts';
import { sheetOf } from './sheet.ts';
import type { Locale } from '../../../shared/languages.ts';

/** The facts of an invitation that its mail needs. */
export type Invited = Pick<Invitation, 'id' | 'carrierId' | 'startsAt' | 'deadlineAt'>;

/** Mails the invitation to those of the carrier who get its quote requests, with everything and the link to answer. */
export async function mailInvited(
  trx: Transaction,
  quote: Quote,
  invitation: Invited,
): Promise<void> {
  const link = await giveLink(trx, answerLinks, targetOf(invitation));
  const to = await recipientsOf(trx, invitation.carrierId, 'quotes');
  await mailTo(trx, quote, invitation, { link, to });
}

/** Reminds those to whom the invitation was mailed that its deadline is near, with everything and the same link. */
export async function mailReminder(
  trx: Transaction,
  quote: Quote,
  invitation: Invited,
): Promise<void> {
  const { carrierId } = invitation;
  const link = await giveLink(trx, answerLinks, targetOf(invitation));
  const mailed = await recipientsAt(trx, carrierId, await mailedTo(trx, link));
  const to = mailed.length > 0 ? mailed : await recipientsOf(trx, carrierId, 'quotes');
  await mailTo(trx, quote, invitation, { link, to, kind: 'deadline_near' });
}

interface Sending {
  link: Link;
  to: Recipient[];
  kind?: keyof (typeof WORDS)[Locale];
}

/** Mails the sheet of the request with the link to these people; an invitation, not a reminder, is kept as sent there. */
export async function mailTo(
  trx: Transaction,
  quote: Quote,
  invitation: Invited,
  { link, to, kind = 'invitation_sent' }: Sending,
): Promise<void> {
  const reply = await replyToOf(trx, quote, link);
  await mailLink(trx, answerLinks, {
    link,
    to,
    isReminder: kind === 'deadline_near',
    async messageIn(locale) {
      const facts = await sheetOf(trx, quote, invitation, locale);
      const leg = facts.find(({ name }) => name === 'leg');
      const more = `${moreStops(stopsTold(facts), locale)}${leg ? ` (${leg.text})` : ''}`;
      const words = WORDS[locale][kind](quote, more);
      return { kind, ...words, facts: factPairs(facts), ...reply };
    },
  });
}

const WORDS = {
  es: {
    invitation_sent: ({ reference, origin, destination }: Quote, more: string) => ({
      subject: `Solicitud de cotización ${reference}: ${origin.city} a ${destination.city}${more}`,
      lines: ['Envíe su tarifa para esta carga. No necesita cuenta ni contraseña.'],
    }),
    deadline_near: ({ reference, origin, destination }: Quote, more: string) => ({
      subject: `Últimos minutos para cotizar ${reference}: ${origin.city} a ${destination.city}${more}`,
      lines: ['Aún no recibimos su tarifa para esta carga, y el plazo está por vencer.'],
    }),
  },
  en: {
    invitation_sent: ({ reference, origin, destination }: Quote, more: string) => ({
      subject: `Quote request ${reference}: ${origin.city} to ${destination.city}${more}`,
      lines: ['Please send your rate for this load. You need no account and no password.'],
    }),
    deadline_near: ({ reference, origin, destination }: Quote, more: string) => ({
      subject: `Last minutes to quote ${reference}: ${origin.city} to ${destination.city}${more}`,
      lines: ['We have not received your rate for this load yet, and the deadline is near.'],
    }),
  },
};
