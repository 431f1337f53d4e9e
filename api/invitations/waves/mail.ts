import type { Transaction } from 'objection';
import { Carrier, languageOf } from '../../carriers/index.ts';
import { momentInWords } from '../../core/i18n/dateInWords.ts';
import type { Locale } from '../../core/i18n/words.ts';
import { sendMail } from '../../core/mail/mail.ts';
import { cityText } from '../../geography/addressLines.ts';
import { appointmentLines } from '../../geography/appointment.ts';
import { zoneOf } from '../../geography/timeZones.ts';
import { zoneInWords } from '../../geography/zoneInWords.ts';
import type { Quote } from '../../quotes/index.ts';
import type { Invitation } from '../Invitation.ts';

type Invited = Pick<Invitation, 'id' | 'carrierId' | 'deadlineAt'>;

/** Mails the invitation to the carrier's quoting address, if it has one, with the link to answer. */
export async function mailInvited(
  trx: Transaction,
  quote: Quote,
  { id, carrierId, deadlineAt }: Invited,
): Promise<void> {
  const carrier = await Carrier.query(trx).findById(carrierId);
  if (!carrier?.quotingEmail) return;
  const locale = languageOf(carrier);
  const path = `/admin/carrier/quotes/view?id=${id}`;
  const { subject, lines, label } = WORDS[locale](quote, deadlineText(quote, deadlineAt, locale));
  await sendMail(trx, carrier.quotingEmail, { locale, subject, lines, link: { label, path } });
}

const WORDS = {
  es: (quote: Quote, deadline: string) => ({
    subject: `Solicitud de cotización ${quote.reference}: ${quote.origin.city} a ${quote.destination.city}`,
    lines: [
      `Le piden su tarifa para una carga de ${cityText(quote.origin)} a ${cityText(quote.destination)}.`,
      `Recolección: ${pickupText(quote, 'es')}.`,
      `Entrega: ${deliveryText(quote, 'es')}.`,
      ...(deadline ? [`Plazo para responder: ${deadline}.`] : []),
    ],
    label: 'Ver la carga y responder',
  }),
  en: (quote: Quote, deadline: string) => ({
    subject: `Quote request ${quote.reference}: ${quote.origin.city} to ${quote.destination.city}`,
    lines: [
      `You are asked for your rate for a load from ${cityText(quote.origin)} to ${cityText(quote.destination)}.`,
      `Pickup: ${pickupText(quote, 'en')}.`,
      `Delivery: ${deliveryText(quote, 'en')}.`,
      ...(deadline ? [`Deadline to answer: ${deadline}.`] : []),
    ],
    label: 'See the load and answer',
  }),
};

function pickupText({ origin, pickupDate, pickupFrom, pickupTo }: Quote, locale: Locale): string {
  const window = { date: pickupDate, from: pickupFrom, to: pickupTo, timeZone: zoneOf(origin) };
  return inSentence(appointmentLines(window, locale), locale);
}

function deliveryText(
  { destination, deliveryDate, deliveryFrom, deliveryTo }: Quote,
  locale: Locale,
): string {
  const timeZone = zoneOf(destination);
  const window = { date: deliveryDate, from: deliveryFrom, to: deliveryTo, timeZone };
  return inSentence(appointmentLines(window, locale), locale);
}

/** Spanish days and hours begin small within a sentence; in English a day keeps its capital. */
function inSentence([day = '', hours]: string[], locale: Locale): string {
  const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
  const first = locale === 'es' ? small(day) : day;
  return hours ? `${first}, ${small(hours)}` : first;
}

/** By the clocks of the pickup. */
function deadlineText({ origin }: Quote, at: Invitation['deadlineAt'], locale: Locale): string {
  if (!at) return '';
  const zone = zoneOf(origin);
  return `${momentInWords(new Date(at), zone, locale)} (${zoneInWords(zone)[locale]})`;
}
