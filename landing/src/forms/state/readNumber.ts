import { withCommas, readDecimal } from '#decimals';
import { type Amount, readAmount } from '#reading/readAmount';
import type { Spec } from './values.ts';

/** A typed number in plain form, or the readings of it that are offered to the person. */
export interface NumberReading {
  value?: string;
  offers: Offer[];
}

/** One reading of what was typed. */
export interface Offer {
  /** The text of the field once it is taken. */
  text: string;
  /** The text of its button; by default the text. */
  label?: string;
  /** The currency that the text names. */
  currency?: string;
}

/**
 * Reads the number of a field as Mexico and the United States write it. What people write around an amount, and what the
 * countries read differently, is offered; an amount with its tax is not, because fields take it without.
 */
export function readNumber(text: string, { kind, decimals = 2 }: Spec): NumberReading {
  const most = kind === 'integer' ? 0 : decimals;
  const { value } = readDecimal(text, most);
  if (value !== undefined) return { value, offers: [] };
  const { choices } = readAmount(text, most) ?? { choices: [] };
  return { offers: choices.filter(({ isPlusTax }) => isPlusTax !== false).map(offerOf) };
}

function offerOf({ amount, currency }: Amount): Offer {
  const text = withCommas(amount);
  return currency ? { text, label: `${text} ${currency}`, currency } : { text };
}

/** Whether a field holds a number. */
export function isNumber({ kind }: Spec): boolean {
  return kind === 'decimal' || kind === 'integer';
}
