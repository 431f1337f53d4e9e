import { TextInput, type TextInputProps } from 'react-admin';

/** An hour of the day that stays the string `HH:MM`, with the device's own clock to choose it. */
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
