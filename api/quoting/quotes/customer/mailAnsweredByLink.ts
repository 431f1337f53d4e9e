import type { Transaction } from 'objection';
import { actingLinkPartyId } from '../../../core/auth/acting.ts';
import { asSentence } from '../../../core/i18n/asSentence.ts';
import type { Locale } from '../../../shared/words.ts';
import { sendMail } from '../../../core/mail/mail.ts';
import type { Quote } from '../Quote.ts';
import { brokerText, replyToOf } from '../sheet/loadTexts.ts';
import { recipientsOf } from './recipients.ts';

type Answer = 'price_accepted' | 'price_rejected';

/** Mails an answer by link to the customer's known addresses, so that they hear of an answer that they did not give. */
export async function mailAnsweredByLink(
  trx: Transaction,
  quote: Quote,
  answer: Answer,
): Promise<void> {
  if (!actingLinkPartyId()) return;
  const broker = await brokerText(trx, quote);
  const reply = await replyToOf(trx, quote);
  for (const { email, locale } of await recipientsOf(trx, quote))
    await sendMail(trx, email, {
      kind: 'answered_by_link',
      locale,
      ...WORDS[locale](quote, answer, broker),
      ...reply,
    });
}

const ANSWERS: Record<Locale, Record<Answer, string>> = {
  es: { price_accepted: 'se aceptó el precio', price_rejected: 'se rechazó el precio' },
  en: { price_accepted: 'the price was accepted', price_rejected: 'the price was rejected' },
};

const WORDS = {
  es: ({ reference }: Quote, answer: Answer, broker: string) => ({
    subject: `Respuesta por enlace al precio de ${reference}`,
    lines: [
      `Con el enlace de la cotización ${reference} ${ANSWERS.es[answer]}.`,
      asSentence(`Si no fue alguien de su empresa, llame a ${broker}`),
    ],
  }),
  en: ({ reference }: Quote, answer: Answer, broker: string) => ({
    subject: `Answer by link to the price of ${reference}`,
    lines: [
      `With the link of quote ${reference}, ${ANSWERS.en[answer]}.`,
      asSentence(`If nobody of your company did this, call ${broker}`),
    ],
  }),
};
