import { useState } from 'react';
import { readDecimal } from '#decimals';

/**
 * How a number's input reads and shows: the typed text stays on the screen, its plain form ("1750.50") is the value.
 * A text that cannot be read is the value itself, for the validators to refuse.
 */
export function useTypedNumber(decimals?: number) {
  const [typed, setTyped] = useState('');
  const plainOf = (text: string) => readDecimal(text, decimals).value;
  return {
    parse: (text: string): string | null => {
      setTyped(text);
      return plainOf(text) ?? (text || null);
    },
    format: (value: unknown): string =>
      value != null && plainOf(typed) === String(value) ? typed : String(value ?? ''),
  };
}
