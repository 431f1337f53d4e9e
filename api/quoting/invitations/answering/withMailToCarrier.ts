import type { Transaction } from 'objection';
import { Carrier, languageOf } from '../../../network/carriers/index.ts';
import type { Actor } from '../../../core/auth/actor.ts';
import { asSentence } from '../../../core/i18n/asSentence.ts';
import { moneyText } from '../../../core/i18n/moneyText.ts';
import type { Locale } from '../../../shared/words.ts';
import { sendMail } from '../../../core/mail/mail.ts';
import { brokerText, replyToOf, type Quote } from '../../quotes/index.ts';
import { Rate } from '../Rate.ts';
import type { Locked } from '../service.ts';

type Answer = 'rate' | 'available' | 'decline' | 'reopen';

/**
 * The work of an answer, after which an answer by link is mailed to the carrier's registered quoting address, so that
 * the carrier hears of answers that it did not give.
 */
export function withMailToCarrier<Result>(
  actor: Actor,
  answer: Answer,
  work: (lockedInvitation: Locked) => Promise<Result>,
) {
  return async (lockedInvitation: Locked): Promise<Result> => {
    const result = await work(lockedInvitation);
    if (actor.link) await mailAnswer(lockedInvitation, answer);
    return result;
  };
}

async function mailAnswer({ trx, quote, invitation }: Locked, answer: Answer) {
  const carrier = (await Carrier.query(trx).findById(invitation.carrierId))!;
  if (!carrier.quotingEmail) return;
  const locale = languageOf(carrier);
  const rate = answer === 'rate' ? await lastRate(trx, invitation) : '';
  const brokersText = await brokerText(trx, quote);
  await sendMail(trx, carrier.quotingEmail, {
    kind: 'answered_by_link',
    locale,
    ...WORDS[locale](quote, answer, rate, brokersText),
    ...(await replyToOf(trx, quote)),
  });
}

async function lastRate(trx: Transaction, { id, companyId }: Locked['invitation']) {
  const rate = await Rate.query(trx)
    .where({ companyId, invitationId: id })
    .orderBy('version', 'desc')
    .first();
  return moneyText(rate!.total, rate!.currency);
}

const ANSWERS: Record<Locale, Record<Answer, string>> = {
  es: {
    rate: 'se envió la tarifa',
    available: 'se avisó que puede cubrir la carga; falta su tarifa',
    decline: 'se rechazó la solicitud',
    reopen: 'se deshizo el rechazo de la solicitud',
  },
  en: {
    rate: 'this rate was sent:',
    available: 'it was confirmed that you can cover the load; your rate is still missing',
    decline: 'the request was rejected',
    reopen: 'the rejection of the request was undone',
  },
};

const WORDS = {
  es: ({ reference }: Quote, answer: Answer, rate: string, broker: string) => ({
    subject: `Respuesta por enlace a la solicitud ${reference}`,
    lines: [
      `Con el enlace de la solicitud ${reference} ${ANSWERS.es[answer]}${rate && ` de ${rate}`}.`,
      asSentence(`Si no fue alguien de su empresa, llame a ${broker}`),
    ],
  }),
  en: ({ reference }: Quote, answer: Answer, rate: string, broker: string) => ({
    subject: `Answer by link to quote request ${reference}`,
    lines: [
      `With the link of quote request ${reference}, ${ANSWERS.en[answer]}${rate && ` ${rate}`}.`,
      asSentence(`If nobody of your company did this, call ${broker}`),
    ],
  }),
};
