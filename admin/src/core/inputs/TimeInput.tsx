import { TextInput, type TextInputProps } from 'react-admin';

/** A time of day as the string `HH:MM`, with the browser's time picker. */
export function TimeInput(props: TextInputProps) {
  return <TextInput type="time" format={minutes} parse={orNull} slotProps={SLOTS} {...props} />;
}

function minutes(time: string | null): string {
  return time?.slice(0, 5) ?? '';
}

function orNull(text: string): string | null {
  return text || null;
}

const SLOTS = { inputLabel: { shrink: true } } as const;
