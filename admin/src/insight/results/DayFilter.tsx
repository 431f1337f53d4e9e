import { useEffect, useState } from 'react';
import { useDebounced } from '../../core/inputs/useDebounced.ts';
import { WhenInput, type WhenInputProps } from '../../core/inputs/when/WhenInput.tsx';

/**
 * A day of the past that narrows what a page shows. A day is told once typing pauses: "15 nov" is read as the 15th of this
 * month on its way.
 */
export function DayFilter({ value, onChange, ...props }: Omit<WhenInputProps, 'kind'>) {
  const [typed, setTyped] = useState<string>();
  const settled = useDebounced(typed, PAUSE);
  useEffect(() => setTyped(undefined), [value]);
  useEffect(() => {
    if (settled !== undefined && settled !== value) onChange(settled);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a day is told once, when typing pauses
  }, [settled]);
  return (
    <WhenInput
      {...props}
      kind="day"
      isPast
      required
      size="small"
      value={typed ?? value}
      onChange={(day) => day && setTyped(day)}
    />
  );
}

/** Milliseconds after the last key. */
const PAUSE = 500;
