import { useEffect, useState } from 'react';

/**
 * Whether a button rests, because it has just come where another one was: the second tap of a finger that tapped twice is
 * not meant for it. It rests anew whenever `what` changes.
 */
export function useRest(key: string, milliseconds = 700): boolean {
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(key), milliseconds);
    return () => clearTimeout(timer);
  }, [key, milliseconds]);
  return rested !== key;
}
