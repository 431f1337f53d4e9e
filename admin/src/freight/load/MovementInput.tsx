import { useEffect, useRef } from 'react';
import { SelectInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { choices, field } from '../../core/contract/field.ts';
import { movementBetween } from './movement.ts';

/** The input for the movement, which is set from the countries when they change and can be changed. */
export function MovementInput() {
  useFollowCountries();
  return (
    <SelectInput
      {...field('QuoteInput', 'movement')}
      choices={choices('QuoteInput', 'movement', 'anden.movement')}
    />
  );
}

function useFollowCountries(): void {
  const { setValue } = useFormContext();
  const [from, to] = useWatch({ name: ['origin.country', 'destination.country'] }) as string[];
  const before = useRef(`${from} ${to}`);
  useEffect(() => {
    const now = `${from} ${to}`;
    if (!from || !to || now === before.current) return;
    before.current = now;
    setValue('movement', movementBetween(from, to), { shouldDirty: true });
  }, [from, to, setValue]);
}
