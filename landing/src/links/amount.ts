import { withCommas } from '#decimals';

/** An amount with its currency: "$28,500.00 MXN". */
export function amountText(amount: string, currency: string): string {
  const [whole = '', decimals = ''] = amount.split('.');
  return `$${withCommas(`${whole}.${decimals.padEnd(2, '0')}`)} ${currency}`;
}
