import { TextInput, type TextInputProps } from 'react-admin';
import { useCheckOnLeave } from './useCheckOnLeave.ts';
import { useTypedNumber } from './useTypedNumber.ts';

/** A decimal number, a string like "1750.50" however it is typed: `1,750.50`, `$1750.5`. */
export function DecimalInput(props: TextInputProps) {
  const number = useTypedNumber();
  const checks = useCheckOnLeave(props.source);
  return <TextInput {...number} {...checks} slotProps={SLOTS} {...props} />;
}

const SLOTS = { htmlInput: { inputMode: 'decimal', style: { textAlign: 'right' } } } as const;
