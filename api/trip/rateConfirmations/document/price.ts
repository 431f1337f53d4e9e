import type { Block, Fact, Section } from '../../../core/print/model.ts';
import { amountInWords } from '../../../core/i18n/amountInWords.ts';
import { dateInWords } from '../../../core/i18n/dateInWords.ts';
import { moneyText } from '../../../core/i18n/moneyText.ts';
import { timesOf } from '../../../shared/amounts.ts';
import type { Locale, Words } from '../../../shared/words.ts';
import type { Content, Exchange } from '../content/content.ts';
import { WORDS } from './words.ts';

/** The agreed rate in its own currency, itemized if it was given so, in words, and a note on taxes. */
export function priceOf({ price, exchange }: Content, locale: Locale): Section {
  const { currency, total } = price;
  const facts = (sum: string) => [
    ...stopOffContained(price, locale),
    ...notes(sum, currency, exchange, locale),
  ];
  const blocks: Block[] = total
    ? [amounts(price, locale), { kind: 'facts', facts: facts(total) }]
    : [{ kind: 'text', text: WORDS.noPrice[locale] }];
  return {
    heading: WORDS.price[locale],
    blocks: [...blocks, { kind: 'text', text: TAXES[locale] }],
  };
}

const PARTS = ['linehaul', 'fuelSurcharge', 'borderCrossing', 'tolls', 'accessorials'] as const;

function amounts(price: Content['price'], locale: Locale): Block {
  const text = (amount: string) => moneyText(amount, price.currency);
  const parts = PARTS.flatMap((part): Fact[] =>
    price[part] ? [[WORDS[part][locale], text(price[part])]] : [],
  );
  const total = text(price.total!);
  const allIn: Fact[] = [[WORDS.allIn[locale], total]];
  const items = parts.length > 0 ? [...parts, ...stopOff(price, locale)] : allIn;
  return { kind: 'amounts', items, total: [WORDS.total[locale], total] };
}

/** What the stop-off charges of an itemized rate come to. */
function stopOff({ stopOffCharge, additionalStops = 0, currency }: Price, locale: Locale): Fact[] {
  if (!stopOffCharge) return [];
  const text = WORDS.stopOff[locale]
    .replace('{count}', () => String(additionalStops))
    .replace('{amount}', () => moneyText(stopOffCharge, currency));
  return [[text, moneyText(timesOf(stopOffCharge, additionalStops), currency)]];
}

/** The stop-off charge that an all-in rate contains. */
function stopOffContained(price: Price, locale: Locale): Fact[] {
  const { stopOffCharge, additionalStops, currency, linehaul } = price;
  if (!stopOffCharge || linehaul) return [];
  const amount = moneyText(stopOffCharge, currency);
  return [[WORDS.stopOffContained[locale], `${additionalStops} × ${amount}`]];
}

type Price = Content['price'];

function notes(
  total: string,
  currency: Content['price']['currency'],
  exchange: Exchange | null,
  locale: Locale,
): Fact[] {
  const inWords = amountInWords(total, currency, locale);
  const words: Fact = [WORDS.inWords[locale], inWords];
  return exchange ? [words, [WORDS.exchange[locale], exchangeText(exchange, locale)]] : [words];
}

function exchangeText({ rate, date, equivalent, currency }: Exchange, locale: Locale): string {
  const day = dateInWords(date, locale);
  const amount = moneyText(equivalent, currency);
  const text: Words = {
    es: `${rate} MXN por USD, del ${day}. Como referencia: ${amount}.`,
    en: `${rate} MXN per USD, of ${day}. For reference: ${amount}.`,
  };
  return text[locale];
}

const TAXES: Words = {
  es: 'La tarifa no incluye IVA. En la factura se agrega el IVA que corresponda y se aplica la retención que marque la ley.',
  en: 'The rate excludes VAT (IVA). The invoice adds the VAT that applies, and withholding is made as the law requires.',
};
