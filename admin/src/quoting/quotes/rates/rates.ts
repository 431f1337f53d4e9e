import type { Invitation, Quote } from '../quote.ts';

/** The rates of a quote in the order of compared.ts, and the choice of one where the user may award. */
export interface RatesProps {
  quote: Quote;
  offers: readonly Invitation[];
  chosen?: string;
  onChoose?: (id: string) => void;
}

/** One of these rates. */
export interface RateProps extends Omit<RatesProps, 'offers'> {
  offer: Invitation;
}
