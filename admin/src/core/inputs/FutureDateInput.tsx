import { useEffect, useMemo } from 'react';
import { useFieldValue, useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { DateInput, type DateInputProps } from './DateInput.tsx';

/** A date from today on; an earlier date is refused as soon as it is typed, unless the record already has it. */
export function FutureDateInput({ validate, ...props }: DateInputProps) {
  const saved = useFieldValue({ source: props.source }) as Day;
  const rules = useMemo(() => [...[validate ?? []].flat(), notPast(saved)], [validate, saved]);
  useCheckWhileTyping(useWrappedSource(props.source));
  return <DateInput validate={rules} {...props} first={earliestToday()} />;
}

type Day = string | null | undefined;

function notPast(savedDay: Day) {
  return (day: Day) =>
    day && day !== savedDay && day < earliestToday() ? 'anden.validation.future' : undefined;
}

/** Today in the westernmost time zone that trucks go to: an earlier date is past everywhere. */
function earliestToday(): string {
  return new Intl.DateTimeFormat('sv', { timeZone: 'Pacific/Honolulu' }).format();
}

/** Validates a date while it is typed, each time that one is read. */
function useCheckWhileTyping(name: string): void {
  const { trigger } = useFormContext();
  const day = useWatch({ name }) as Day;
  useEffect(() => {
    if (day) void trigger(name);
  }, [day, name, trigger]);
}
