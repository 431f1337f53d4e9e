import { localDay } from '../format/localDay.ts';
import { FormWhenInput, type FormInputProps } from './when/FormWhenInput.tsx';

/** The props of a DateInput. */
export type DateInputProps = FormInputProps;

/** A date without a time, `YYYY-MM-DD`, typed as people write it or chosen in a calendar. */
export function DateInput(props: DateInputProps) {
  return <FormWhenInput {...props} kind="day" format={day} />;
}

function day(value: string | Date | null | undefined): string {
  if (typeof value === 'string') return value.slice(0, 10);
  return value ? localDay(value) : '';
}
