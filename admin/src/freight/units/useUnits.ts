import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useStore } from 'react-admin';
import { measured, type Units, unitsOf } from '#measures';
import { readOwnSession } from '../../core/auth/permissions.ts';

/**
 * The units in which the person reads: as chosen, which this browser keeps, otherwise those of the country of its company
 * or carrier; undefined where neither is known, so that all stands as it was given.
 */
export function useUnits(): [Units | undefined, (units: Units | undefined) => void] {
  const [chosen, choose] = useStore<Units | undefined>('units');
  const { data: country } = useQuery({
    queryKey: ['session', 'country'],
    queryFn: async () => (await readOwnSession()).country ?? null,
    retry: false,
    staleTime: Infinity,
  });
  return [chosen ?? unitsOf(country), choose];
}

/** Writes weights and distances in the person's units. */
export function useMeasure() {
  const [units] = useUnits();
  return useCallback(
    (value: number | string, unit: string) => measured(value, unit, units),
    [units],
  );
}
