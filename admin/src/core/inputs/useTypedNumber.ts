import { useState } from 'react';
import { readDecimal } from '#decimals';

/**
 * The `format` and `parse` of a number's input: the typed text stays on screen, the value is its plain form
 * ("1750.50"). A text that cannot be read is passed on, for the validators to refuse.
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
