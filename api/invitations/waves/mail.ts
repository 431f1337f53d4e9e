import type { Transaction } from 'objection';
import { Carrier, languageOf } from '../../carriers/index.ts';
import { sendMail } from '../../core/mail/mail.ts';
import type { Message } from '../../core/mail/render.ts';
import type { Quote } from '../../quotes/index.ts';
import type { Invitation } from '../Invitation.ts';

/** Mails the invitation to the carrier's quoting address, if it has one, with the link to answer. */
export async function mailInvited(
  trx: Transaction,
  quote: Quote,
  { id, carrierId }: Pick<Invitation, 'id' | 'carrierId'>,
): Promise<void> {
  const carrier = await Carrier.query(trx).findById(carrierId);
  if (!carrier?.quotingEmail) return;
  const locale = languageOf(carrier);
  const path = `/admin/carrier/quotes/view?id=${id}`;
  const { subject, lines, label } = WORDS[locale](quote);
  const message: Message = { locale, subject, lines, link: { label, path } };
  await sendMail(trx, carrier.quotingEmail, message);
}

const WORDS = {
  es: ({ reference, origin, destination }: Quote) => ({
    subject: `Solicitud de cotización ${reference}: ${origin.city} a ${destination.city}`,
    lines: [`Le piden su tarifa para una carga de ${origin.city} a ${destination.city}.`],
    label: 'Ver la carga y responder',
  }),
  en: ({ reference, origin, destination }: Quote) => ({
    subject: `Quote request ${reference}: ${origin.city} to ${destination.city}`,
    lines: [`You are asked for your rate for a load from ${origin.city} to ${destination.city}.`],
    label: 'See the load and answer',
  }),
};
