import { TextInput, type TextInputProps } from 'react-admin';
import { useCheckOnLeave } from './useCheckOnLeave.ts';
import { useTypedNumber } from './useTypedNumber.ts';

/** A whole number: `1,500` is read as 1500, and `1,5` is refused. */
export function WholeNumberInput(props: TextInputProps) {
  const { parse, format } = useTypedNumber(0);
  const checks = useCheckOnLeave(props.source);
  const numberOf = (text: string) => {
    const value = parse(text);
    return value !== null && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  };
  return <TextInput parse={numberOf} format={format} {...checks} slotProps={SLOTS} {...props} />;
}

const SLOTS = { htmlInput: { inputMode: 'numeric' } } as const;
