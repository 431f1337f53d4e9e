import { useDataProvider, useTranslate } from 'react-admin';
import { MOST_ROWS } from '../core/contract/list.ts';
import type { Schemas } from '../core/contract/types.ts';
import type { FileDoubtsOf } from '../core/import/useFileDoubts.ts';
import { useDistanceText } from '../freight/rates/useLastDoubt.ts';
import { type FilePrice, pricesIn } from './pricesIn.ts';
import { useCompared } from './useDieselDoubts.ts';

/**
 * Returns what is unusual in a file of diesel prices: each price that is far from the last one of its country, in the
 * file or in the list.
 */
export function useDieselFileDoubts(): FileDoubtsOf {
  const readUntil = usePricesUntil();
  const translate = useTranslate();
  const distance = useDistanceText();
  const compared = useCompared();
  const doubtsIn = async (prices: FilePrice[]) => {
    const known = prices.length > 0 ? await readUntil(prices.at(-1)!) : [];
    return prices.map((price, at) => {
      const text = distance(price, lastBefore(price, known, prices.slice(0, at)), compared);
      return text && `${translate('anden.load.row')} ${price.row}: ${text}`;
    });
  };
  return async (rows, locale) => {
    const prices = pricesIn(rows, locale);
    const own = (country: string) => prices.filter((price) => price.country === country);
    const doubts = await Promise.all([doubtsIn(own('MX')), doubtsIn(own('US'))]);
    return doubts.flat().filter((text) => text !== undefined);
  };
}

/** Returns a function that reads the registered prices of the same country up to a price's date, the newest first. */
function usePricesUntil() {
  const provider = useDataProvider();
  return async ({ country, date }: FilePrice): Promise<Schemas['DieselPrice'][]> => {
    const { data } = await provider
      .getList<Schemas['DieselPrice']>('diesel_prices', {
        pagination: { page: 1, perPage: MOST_ROWS },
        sort: { field: 'date', order: 'DESC' },
        filter: { country, until: date },
      })
      .catch(() => ({ data: [] }));
    return data;
  };
}

/** The last price up to the date of another: a registered one, or one of those before it in the file, whichever is later. */
function lastBefore(
  { date }: FilePrice,
  known: Schemas['DieselPriceInput'][],
  before: FilePrice[],
): Schemas['DieselPriceInput'] | undefined {
  const registered = known.find((one) => one.date <= date);
  const inFile = before.findLast((one) => one.date < date);
  return inFile && (!registered || registered.date < inFile.date) ? inFile : registered;
}
