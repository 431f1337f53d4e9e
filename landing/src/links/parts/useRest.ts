import { useEffect, useState } from 'react';

interface Rest {
  milliseconds?: number;
  /** Whether no button stood there when this one was shown first. */
  isFirst?: boolean;
}

/**
 * Whether a button rests, because it has just come where another one was: the second tap of a finger that tapped twice is
 * not meant for it. It rests anew whenever its key changes.
 */
export function useRest(key: string, { milliseconds = 700, isFirst = false }: Rest = {}): boolean {
  const [rested, setRested] = useState(isFirst ? key : undefined);
  useEffect(() => {
    const timer = setTimeout(() => setRested(key), milliseconds);
    return () => clearTimeout(timer);
  }, [key, milliseconds]);
  return rested !== key;
}
