/** A percentage beyond this is of a mistyped amount, and no number that says anything. */
export const MOST_PERCENT = 999;

/** A whole percentage as texts say it, without its sign: from the greatest on it is "> 999". */
export function percentInText(percent: bigint | number): string {
  return percent > MOST_PERCENT ? `> ${MOST_PERCENT}` : String(percent);
}

/** The difference of an amount from the one that it is compared with. */
export interface Distance {
  /** In percent of the other amount, rounded, as texts say it. */
  percent: string;
  isAbove: boolean;
}

/**
 * The distance of an amount that is so far from a reference that it must be confirmed: more than 50 % (domain decision,
 * Money as people type it), or more than `limit` percent. Undefined when it is nearer, or when one of them is no number
 * above zero in plain form.
 */
export function farFrom(
  amount: Plain,
  reference: Plain,
  limit = FAR_PERCENT,
): Distance | undefined {
  if (!isAmount(amount) || !isAmount(reference)) return undefined;
  const [given, base] = [scaled(amount), scaled(reference)];
  const isAbove = given > base;
  const hundredfold = (isAbove ? given - base : base - given) * 100n;
  if (hundredfold <= BigInt(limit) * base) return undefined;
  return { percent: percentInText(divided(hundredfold, base)), isAbove };
}

/** An amount in another currency, rounded to the cent; undefined without an exchange rate. */
export function inCurrency(
  amount: Plain,
  from: string | undefined,
  to: string | undefined,
  mxnPerUsd: Plain,
): string | undefined {
  if (!isAmount(amount)) return undefined;
  if (from === to) return amount;
  if (!isAmount(mxnPerUsd)) return undefined;
  const [price, rate] = [scaled(amount), scaled(mxnPerUsd)];
  return inCents(
    to === 'MXN' ? divided(price * rate, ONE * ONE_CENT) : divided(price * 100n, rate),
  );
}

/** The sum of amounts, rounded to the cent; those that are not a number above zero yet count as zero. */
export function sumOf(amounts: Plain[]): string {
  const sum = amounts.filter(isAmount).reduce((total, amount) => total + scaled(amount), 0n);
  return inCents(divided(sum, ONE_CENT));
}

/** An amount as often as a whole count, rounded to the cent. */
export function timesOf(amount: Plain, count: number): string {
  return sumOf(Array.from({ length: count }, () => amount));
}

/** Whether a text is a number above zero in plain form, to the millionth. */
export function isAmount(text: Plain): text is string {
  return !!text && /^\d+(\.\d+)?$/.test(text) && scaled(text) > 0n;
}

/** An amount in millionths. */
function scaled(amount: string): bigint {
  const [whole, part = ''] = amount.split('.');
  return BigInt(whole + part.slice(0, DECIMALS).padEnd(DECIMALS, '0'));
}

/** A quotient of positive numbers, rounded half up. */
function divided(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}

function inCents(cents: bigint): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

type Plain = string | null | undefined;

const FAR_PERCENT = 50;
const DECIMALS = 6;
const ONE = 1_000_000n;
const ONE_CENT = 10_000n;
