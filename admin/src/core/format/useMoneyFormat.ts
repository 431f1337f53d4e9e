import { useCallback } from 'react';
import { formatMoney } from './formatMoney.ts';
import { useRegion } from './useNumberFormat.ts';

/** Writes decimal amounts with their currency in the interface's language; a dash where there is none. */
export function useMoneyFormat() {
  const region = useRegion();
  return useCallback(
    (amount: string | null | undefined, currency: string | undefined) =>
      amount == null || amount === '' ? '—' : formatMoney(amount, currency, region),
    [region],
  );
}
