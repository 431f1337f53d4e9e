import { numberFormat } from './intl.ts';

/** `1250.00` and `USD` as `$1,250.00 USD`: both currencies are written with $, so each says its name; at least two decimals, at most four. */
export function formatMoney(amount: string, currency: string | undefined, region: string): string {
  const format = numberFormat(region, {
    style: 'currency',
    currency: currency ?? 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 4,
  });
  const text = format.format(amount as `${number}`);
  return currency ? `${text} ${currency}` : text;
}
