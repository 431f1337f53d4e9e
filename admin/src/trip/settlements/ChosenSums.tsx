import { sumOf } from '#amounts';
import type { Schemas } from '../../core/contract/types.ts';
import { useMoneyFormat } from '../../core/format/useMoneyFormat.ts';

/** Shows the unpaid total of the chosen settlements, in each currency. */
export function ChosenSums({ settlements }: { settlements: Schemas['Settlement'][] }) {
  const money = useMoneyFormat();
  const unpaid = settlements.filter(({ status }) => status !== 'paid');
  const currencies = [...new Set(unpaid.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const amounts = unpaid.filter((one) => one.currency === currency).map(({ total }) => total);
    return (
      <div key={currency}>
        <b>{money(sumOf(amounts), currency)}</b> ({amounts.length})
      </div>
    );
  });
}
