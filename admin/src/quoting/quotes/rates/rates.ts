import type { Invitation, Quote } from '../quote.ts';

/** The invited carriers in the order of compared.ts, and the choice of a rate where the user may award. */
export interface RatesProps {
  quote: Quote;
  /** All invitations of the quote. */
  invitations: Invitation[];
  /** Those that are shown. */
  offers: readonly Invitation[];
  chosenId?: string;
  onChoose?: (id: string) => void;
}

/** One of these carriers. */
export interface RateProps extends Omit<RatesProps, 'offers'> {
  offer: Invitation;
}

/** Whether the user may choose the rate of this carrier to award it. */
export function mayChoose({ offer, onChoose }: RateProps): boolean {
  return !!onChoose && offer.status === 'rated';
}
