import { withCommas } from '../../shared/readDecimal.ts';

/** An amount with its currency: "$12,500.00 MXN". Both currencies are written with $. */
export function moneyText(amount: string, currency: string): string {
  const [whole, decimals = ''] = amount.split('.');
  return `$${withCommas(`${whole}.${decimals.padEnd(2, '0')}`)} ${currency}`;
}
