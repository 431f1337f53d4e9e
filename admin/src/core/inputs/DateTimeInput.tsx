import { FormWhenInput, type FormInputProps } from './when/FormWhenInput.tsx';

/** A moment, an ISO timestamp, typed as people write it on the clock of the device or chosen in a calendar. */
export function DateTimeInput(props: FormInputProps) {
  return <FormWhenInput {...props} kind="moment" format={onClock} parse={timestamp} />;
}

function onClock(value: string | Date | null | undefined): string {
  return value ? new Date(value).toLocaleString('sv').slice(0, 16).replace(' ', 'T') : '';
}

function timestamp(local: string): string | null {
  return local ? new Date(local).toISOString() : null;
}
