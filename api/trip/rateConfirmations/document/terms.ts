import type { Fact, Section } from '../../../core/print/model.ts';
import { moneyText } from '../../../core/i18n/moneyText.ts';
import type { Locale } from '../../../shared/words.ts';
import type { Content } from '../content/content.ts';
import { EVIDENCE, WORDS } from './words.ts';

/** The terms: payment, free time, detention, and comments. */
export function termsOf({ terms, price }: Content, locale: Locale): Section {
  const { paymentDays, freeHours, detentionRate, reviewHours, comment } = terms;
  const facts: Fact[] = [
    [WORDS.payment[locale], paymentText(paymentDays, locale)],
    [WORDS.freeTime[locale], hoursText(freeHours, locale)],
    [WORDS.detention[locale], detentionText(detentionRate, price.currency, locale)],
  ];
  if (reviewHours) facts.push([WORDS.review[locale], hoursText(reviewHours, locale)]);
  const remarks: Fact[] = comment ? [[WORDS.comment[locale], comment]] : [];
  const blocks = [facts, remarks].map((each) => ({ kind: 'facts' as const, facts: each }));
  return {
    heading: WORDS.commercial[locale],
    blocks: blocks.filter((each) => each.facts.length > 0),
  };
}

/** The documents that the carrier needs at delivery and to be paid. */
export function evidenceOf({ terms }: Content, locale: Locale): Section {
  const items = terms.evidence.map((one) => EVIDENCE[one][locale]);
  return { heading: WORDS.evidence[locale], blocks: [{ kind: 'list', items }] };
}

/** The numbered terms and conditions. */
export function conditionsOf({ conditions }: Content, locale: Locale): Section {
  const items = conditions.map((condition) => condition[locale]);
  return { heading: WORDS.conditions[locale], blocks: [{ kind: 'list', items, isNumbered: true }] };
}

function paymentText(days: number, locale: Locale): string {
  if (locale === 'es')
    return `${days} ${days === 1 ? 'día' : 'días'} después de recibir las evidencias completas`;
  return `${days} ${days === 1 ? 'day' : 'days'} after receiving the complete proof documents`;
}

function hoursText(hours: number, locale: Locale): string {
  const [one, more] = locale === 'es' ? ['hora', 'horas'] : ['hour', 'hours'];
  return `${hours} ${hours === 1 ? one : more}`;
}

function detentionText(rate: string | null | undefined, currency: string, locale: Locale): string {
  if (!rate)
    return locale === 'es'
      ? 'Según autorización escrita del broker'
      : 'As the broker authorizes in writing';
  const each = locale === 'es' ? 'por hora después del tiempo libre' : 'per hour after free time';
  return `${moneyText(rate, currency)} ${each}`;
}
