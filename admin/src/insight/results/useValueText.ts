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
      const cellValue = value(row);
      if (cellValue === null) return '—';
      if (kind === 'text') return String(cellValue);
      if (kind === 'money') return money(String(cellValue), currency);
      return kind === 'percent' ? `${number(cellValue)}%` : number(cellValue);
    },
    [currency, money, number],
  );
}
