import { FormWhenInput, type FormInputProps } from './when/FormWhenInput.tsx';

/** A time of day, the string `HH:MM`, typed as people write it or chosen from a list. */
export function TimeInput(props: FormInputProps) {
  return <FormWhenInput {...props} kind="time" format={minutes} />;
}

function minutes(time: string | Date | null | undefined): string {
  return typeof time === 'string' ? time.slice(0, 5) : '';
}
