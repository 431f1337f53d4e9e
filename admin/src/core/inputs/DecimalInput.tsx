import { TextInput, type TextInputProps } from 'react-admin';

/** A decimal number that stays the string that was typed, without thousands' commas or blanks. */
export function DecimalInput(props: TextInputProps) {
  return <TextInput parse={plain} slotProps={SLOTS} {...props} />;
}

function plain(text: string): string | null {
  return text.replace(/[\s,$]/g, '') || null;
}

const SLOTS = { htmlInput: { inputMode: 'decimal', style: { textAlign: 'right' } } } as const;
