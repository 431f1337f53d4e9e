import { Decimal } from 'decimal.js';
import type { Schemas } from '../../core/contract/types.ts';
import type { DoubtsOf } from '../../core/form/AskFirst.tsx';
import { type Comparison, useLastDoubt } from '../../freight/rates/useLastDoubt.ts';
import { usePriceText } from './PriceField.tsx';

type Price = Schemas['DieselPrice'];

/** Returns what is unusual in a diesel price: it is far from the last one of its country, unless that is in the other currency. */
export function useDieselDoubts(): DoubtsOf {
  const doubtOf = useLastDoubt();
  const compared = useCompared();
  return (values, before) => {
    const { country } = values as Price;
    const prices = { resource: 'diesel_prices', filter: { country } };
    return doubtOf(values as Price, before as Price | undefined, { ...prices, ...compared });
  };
}

/** Returns how two diesel prices are compared: by the liter, in the same currency. */
function useCompared(): Comparison<Schemas['DieselPriceInput']> {
  return {
    isAlike: (price, last) => last.currency === price.currency,
    amountOf: perLiter,
    textOf: usePriceText(),
  };
}

function perLiter({ price, unit }: Schemas['DieselPriceInput']): string {
  return new Decimal(price).div(unit === 'gal' ? LITERS_PER_GALLON : 1).toFixed(4);
}

const LITERS_PER_GALLON = '3.785411784';
