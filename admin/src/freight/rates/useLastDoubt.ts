import { useCallback } from 'react';
import { type RaRecord, useDataProvider, useTranslate } from 'react-admin';
import { formatDate } from '../../core/format/formatDate.ts';
import { useRegion } from '../../core/format/useNumberFormat.ts';
import { distanceFromLast } from './doubts.ts';

/** The rule by which two dated prices are compared. */
export interface Comparison<Price> {
  /** Whether they can be compared, for instance in the same currency. */
  isAlike?: (price: Price, last: Price) => boolean;
  /** The price as a plain number. */
  amountOf: (price: Price) => string;
  textOf: (price: Price) => string;
}

/** The way dated prices of one kind are read and compared. */
interface DatedPrices<Price> extends Comparison<Price> {
  resource: string;
  /** Which of them compare with this one, such as those of its country. */
  filter: object;
}

/**
 * Returns a function that says in a sentence that a dated price is more than 20 % away from the last one up to its
 * date. A price that stays as it was `before` raises no doubt.
 */
export function useLastDoubt() {
  const provider = useDataProvider();
  const distance = useDistanceText();
  return useCallback(
    async <Price extends RaRecord & { date: string }>(
      price: Price,
      saved: Price | undefined,
      { resource, filter, ...compared }: DatedPrices<Price>,
    ): Promise<string[]> => {
      if (saved && compared.amountOf(saved) === compared.amountOf(price)) return [];
      const { data } = await provider
        .getList<Price>(resource, {
          pagination: { page: 1, perPage: 2 },
          sort: { field: 'date', order: 'DESC' },
          filter: { ...filter, until: price.date },
        })
        .catch(() => ({ data: [] }));
      const last = data.find(({ id }) => id !== price.id);
      const text = distance(price, last, compared);
      return text === undefined ? [] : [text];
    },
    [provider, distance],
  );
}

/** Returns a function that says in a sentence that a price is more than 20 % away from the last one; otherwise undefined. */
function useDistanceText() {
  const translate = useTranslate();
  const region = useRegion();
  return useCallback(
    <Price extends { date: string }>(
      price: Price,
      last: Price | undefined,
      { isAlike = () => true, amountOf, textOf }: Comparison<Price>,
    ): string | undefined => {
      if (!last || !isAlike(price, last)) return undefined;
      const distance = distanceFromLast(amountOf(price), amountOf(last));
      if (!distance) return undefined;
      const { percent, isAbove } = distance;
      const date = formatDate(last.date, region);
      const blanks = { amount: textOf(price), last: textOf(last), percent, date };
      return translate(`anden.doubt.last.${isAbove ? 'above' : 'below'}`, blanks);
    },
    [translate, region],
  );
}
