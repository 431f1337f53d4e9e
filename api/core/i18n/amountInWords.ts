import { numeralEn } from './numeralEn.ts';
import { numeralEs } from './numeralEs.ts';
import type { Locale } from '../../shared/words.ts';

type Currency = 'MXN' | 'USD';

/**
 * An amount ("12500.00") in words with the cents as a fraction, as in contracts and invoices of Mexico and the United
 * States: "DOCE MIL QUINIENTOS PESOS 00/100 M.N.", "one thousand seven hundred fifty US dollars 00/100".
 */
export function amountInWords(amount: string, currency: Currency, locale: Locale): string {
  const [whole = '', decimals = ''] = amount.split('.');
  const cents = `${decimals.padEnd(2, '0')}/100`;
  return WRITERS[locale](Number(whole), currency, cents);
}

/** In Spanish, whole millions are followed by "de" before the currency. */
function spanish(value: number, currency: Currency, cents: string): string {
  const [one, more, mark] = NAMES_ES[currency];
  const isRoundMillion = value > 0 && value % 1_000_000 === 0;
  const words = [numeralEs(value), isRoundMillion && 'de', value === 1 ? one : more];
  return `${words.filter(Boolean).join(' ')} ${cents} ${mark}`.toUpperCase();
}

function english(value: number, currency: Currency, cents: string): string {
  const [one, more] = NAMES_EN[currency];
  return `${numeralEn(value)} ${value === 1 ? one : more} ${cents}`;
}

const WRITERS: Record<Locale, typeof english> = { es: spanish, en: english };

/** "M.N." (moneda nacional) marks pesos in Mexican documents. */
const NAMES_ES = {
  MXN: ['peso', 'pesos', 'M.N.'],
  USD: ['dólar', 'dólares', 'USD'],
} as const;
const NAMES_EN = {
  MXN: ['Mexican peso', 'Mexican pesos'],
  USD: ['US dollar', 'US dollars'],
} as const;
