import type { Fact, Section } from '../../../core/print/model.ts';
import { moneyText } from '../../../core/i18n/moneyText.ts';
import type { Locale, Words } from '../../../shared/words.ts';
import type { Content } from '../content/content.ts';
import { OWED_AT } from '../content/owedAt.ts';
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

/** The documents that the carrier needs at delivery and to be paid; with more than two stops also at which ones. */
export function evidenceOf({ terms, stops = [] }: Content, locale: Locale): Section {
  const places = stops.length > 2 ? OWED_TEXTS : undefined;
  const items = terms.evidence.map((one) => {
    const where = places?.[OWED_AT[one]];
    return EVIDENCE[one][locale] + (where ? ` (${where[locale]})` : '');
  });
  return { heading: WORDS.evidence[locale], blocks: [{ kind: 'list', items }] };
}

/** The numbered terms and conditions. */
export function conditionsOf({ conditions }: Content, locale: Locale): Section {
  const items = conditions.map((condition) => condition[locale]);
  return { heading: WORDS.conditions[locale], blocks: [{ kind: 'list', items, isNumbered: true }] };
}

function paymentText(days: number, locale: Locale): string {
  const text = {
    es: `${days === 1 ? 'día' : 'días'} después de recibir las evidencias completas`,
    en: `${days === 1 ? 'day' : 'days'} after receiving the complete proof documents`,
  };
  return `${days} ${text[locale]}`;
}

function hoursText(hours: number, locale: Locale): string {
  const [one, more] = { es: ['hora', 'horas'], en: ['hour', 'hours'] }[locale];
  return `${hours} ${hours === 1 ? one : more}`;
}

function detentionText(rate: string | null | undefined, currency: string, locale: Locale): string {
  if (!rate) return AS_AUTHORIZED[locale];
  return `${moneyText(rate, currency)} ${PER_HOUR[locale]}`;
}

const OWED_TEXTS: Partial<Record<(typeof OWED_AT)[keyof typeof OWED_AT], Words>> = {
  everyDelivery: { es: 'en cada entrega', en: 'at each delivery' },
  everyPickup: { es: 'en cada recolección', en: 'at each pickup' },
  everyStop: { es: 'en cada parada', en: 'at each stop' },
};

const AS_AUTHORIZED: Words = {
  es: 'Según autorización escrita del broker',
  en: 'As the broker authorizes in writing',
};
const PER_HOUR: Words = {
  es: 'por hora después del tiempo libre',
  en: 'per hour after free time',
};
