import { useCallback } from 'react';
import { useNumberFormat } from '../../../core/format/useNumberFormat.ts';
import { useMeasure } from '../../../freight/units/useUnits.ts';
import type { Quote } from '../quote.ts';

/** Returns a function that writes a cargo's weights, distances and numbers in the reader's units; nothing for other fields. */
export function useCargoText({ weightUnit }: Quote) {
  const measure = useMeasure();
  const number = useNumberFormat();
  return useCallback(
    (field: string, value: unknown) => {
      if (!/^\d+(\.\d+)?$/.test(String(value))) return undefined;
      if (/weight$/i.test(field)) return measure(String(value), weightUnit ?? '');
      if (field === 'distanceKm') return measure(String(value), 'km');
      return NUMBERS.includes(field) ? number(String(value)) : undefined;
    },
    [measure, number, weightUnit],
  );
}

const NUMBERS = ['units', 'length', 'width', 'height'];
