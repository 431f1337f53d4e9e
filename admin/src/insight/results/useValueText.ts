import { useCallback } from 'react';
import { useMoneyFormat } from '../../core/format/useMoneyFormat.ts';
import { useNumberFormat } from '../../core/format/useNumberFormat.ts';
import type { Column } from './sections/section.ts';

/** Writes the value of a column; a dash where there is none. */
export function useValueText(currency: string) {
  const number = useNumberFormat();
  const money = useMoneyFormat();
  return useCallback(
    ({ kind, value }: Column<unknown>, row: unknown): string => {
      const found = value(row);
      if (found === null) return '—';
      if (kind === 'text') return String(found);
      if (kind === 'money') return money(String(found), currency);
      return kind === 'percent' ? `${number(found)}%` : number(found);
    },
    [currency, money, number],
  );
}
