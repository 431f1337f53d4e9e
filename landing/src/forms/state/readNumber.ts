import { grouped, readDecimal } from '#decimals';
import type { Spec } from './values.ts';

/** A typed number in plain form, or the readings of it that are offered to the person. */
export interface NumberReading {
  value?: string;
  offers: Offer[];
}

/** One reading of what was typed. */
export interface Offer {
  /** What the field holds once it is taken. */
  text: string;
  /** What its button says; by default the text. */
  label?: string;
  /** The currency that the text names. */
  currency?: string;
}

/** Reads the number of a field as Mexico and the United States write it. */
export function readNumber(typed: string, { kind, decimals = 2 }: Spec): NumberReading {
  const { value, offer } = readDecimal(typed, kind === 'integer' ? 0 : decimals);
  if (value !== undefined) return { value, offers: [] };
  return { offers: offer ? [{ text: grouped(offer.replaceAll(',', '')) }] : [] };
}

/** Whether a field holds a number. */
export function isNumber({ kind }: Spec): boolean {
  return kind === 'decimal' || kind === 'integer';
}
