import { useEffect, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Schemas } from '../../../core/contract/types.ts';
import { useMeasure } from '../../../freight/units/useUnits.ts';
import { useLaneDistance } from './useLaneDistance.ts';
import { useUntouched } from './useUntouched.ts';

type Distance = Schemas['LaneDistance'];

/**
 * Fills the distance of a new quote from the past of its lane or the coordinates of its places, where it is empty and nobody
 * touched it; another lane's replaces it where nobody changed it. Returns where the shown distance comes from, in words.
 * `at` is an element of the form.
 */
export function useDistance(at: { current: Element | null }): string | undefined {
  const { getValues, setValue } = useFormContext();
  const { isDirty } = useFormState();
  const isNew = useRecordContext()?.id === undefined;
  const distance = useLaneDistance(isNew);
  const isUntouched = useUntouched(at, isNew);
  const [filled, setFilled] = useState<Distance>();
  const present = useWatch({ name: 'distanceKm' }) as string | null | undefined;
  const inWords = useDistanceInWords();
  // Runs once for an answer: what a person types afterwards is no reason to fill it again.
  /* eslint-disable react-hooks/exhaustive-deps */
  useEffect(() => {
    const current = getValues('distanceKm') as string | null | undefined;
    const isOurs = !!filled?.distanceKm && current === filled.distanceKm;
    if (!isOurs && (current || !isUntouched('distanceKm'))) return;
    if ((current ?? null) === (distance?.distanceKm ?? null)) return;
    setValue('distanceKm', distance?.distanceKm ?? null, { shouldDirty: isDirty });
    setFilled(distance);
  }, [distance?.distanceKm]);
  /* eslint-enable react-hooks/exhaustive-deps */
  return filled?.distanceKm && present === filled.distanceKm ? inWords(filled) : undefined;
}

function useDistanceInWords() {
  const translate = useTranslate();
  const measure = useMeasure();
  return ({ distanceKm, isEstimated, reference }: Distance) =>
    isEstimated
      ? translate('quotes.distance.estimated', { distance: measure(distanceKm ?? '', 'km') })
      : translate('quotes.distance.past', { reference });
}
