import type { Schemas } from '../../core/contract/types.ts';
import type { DoubtsOf } from '../../core/form/AskFirst.tsx';
import { useMoneyFormat } from '../../core/format/useMoneyFormat.ts';
import { useLastDoubt } from '../../freight/rates/useLastDoubt.ts';

type Rate = Schemas['ExchangeRate'];

/** Returns what is unusual in an exchange rate: it is far from the last one. */
export function useRateDoubts(): DoubtsOf {
  const doubtOf = useLastDoubt();
  const money = useMoneyFormat();
  return (values, before) =>
    doubtOf(values as Rate, before as Rate | undefined, {
      resource: 'exchange_rates',
      filter: {},
      amountOf: ({ mxnPerUsd }) => mxnPerUsd,
      textOf: ({ mxnPerUsd }) => money(mxnPerUsd, 'MXN'),
    });
}
