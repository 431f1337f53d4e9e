import { useCallback } from 'react';
import { useStore } from 'react-admin';
import { useNumberFormat } from '../../core/format/useNumberFormat.ts';
import { measured, type Units } from './measures.ts';

/** The units in which the person chose to read, kept in this browser; without a choice, all stands as it was given. */
export function useUnits() {
  return useStore<Units | undefined>('units');
}

/** Writes weights and distances in the person's units. */
export function useMeasure() {
  const number = useNumberFormat();
  const [units] = useUnits();
  return useCallback(
    (value: number | string, unit: string) => measured(value, unit, units, number),
    [units, number],
  );
}
