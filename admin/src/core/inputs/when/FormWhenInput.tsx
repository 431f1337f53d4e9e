import type { TextFieldProps } from '@mui/material';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type CommonInputProps,
  FieldTitle,
  InputHelperText,
  sanitizeInputRestProps,
  useInput,
  type Validator,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { formatDate } from '../../format/formatDate.ts';
import { useRegion } from '../../format/useNumberFormat.ts';
import { useUnreadText } from './useNote.tsx';
import { WhenInput, type WhenInputProps } from './WhenInput.tsx';

/** The props of react-admin's inputs, and those of a date. */
export type FormInputProps = Omit<CommonInputProps, 'onChange' | 'format' | 'parse'> &
  Pick<TextFieldProps, 'fullWidth' | 'sx' | 'autoFocus' | 'className'> &
  Pick<WhenInputProps, 'isPast' | 'first'> & {
    /** The first and last day that are allowed. */
    min?: string | undefined;
    max?: string | undefined;
  };

interface FormWhenInputProps extends FormInputProps, Pick<WhenInputProps, 'kind'> {
  /** The value of the form as that of a WhenInput, and back; by default they are the same, and null where there is none. */
  format: (value: string | Date | null | undefined) => string;
  parse?: (value: string) => string | null;
}

/** A WhenInput as an input of a form. */
export function FormWhenInput(props: FormWhenInputProps) {
  const { kind, source, resource, label, helperText, className, min, max, ...rest } = props;
  const { validate: given, format, parse = orNull, isPast, first = min, ...others } = rest;
  const { validate, onUnread, resets } = useRules(kind, given, min, max);
  const input = useInput({ source, resource, format, parse, validate, ...others } as never);
  const { field, fieldState, id, isRequired } = input;
  const { value, onChange, onBlur, ref, name } = field;
  const { invalid, error } = fieldState;
  const isTitled = label !== '' && label !== false;
  return (
    <WhenInput
      key={resets}
      {...sanitizeInputRestProps(others)}
      {...{ id, name, kind, value: value as string, onChange, onBlur, onUnread, isPast, first }}
      last={max}
      inputRef={ref}
      className={['ra-input', `ra-input-${source}`, className].filter(Boolean).join(' ')}
      label={isTitled && <FieldTitle {...{ label, source, resource, isRequired }} />}
      error={invalid && <InputHelperText error={error?.message} />}
      helperText={helperText !== false && <InputHelperText helperText={helperText} />}
    />
  );
}

function orNull(text: string): string | null {
  return text || null;
}

/** The rules of the input, first that its text is read; a form that starts anew also forgets a text that was not. */
function useRules(
  kind: WhenInputProps['kind'],
  validators: Validator | Validator[] | undefined,
  min?: string,
  max?: string,
) {
  const region = useRegion();
  const unreadText = useUnreadText(kind);
  const unread = useRef<string>(undefined);
  const [resets, setResets] = useState(0);
  const { watch } = useFormContext();
  useEffect(() => {
    const watching = watch((_, { name }) => {
      if (name || unread.current === undefined) return;
      unread.current = undefined;
      setResets((count) => count + 1);
    });
    return () => watching.unsubscribe();
  }, [watch]);
  const isRead: Validator = (value) =>
    unread.current !== undefined && !value ? unreadText(unread.current) : undefined;
  const limits = useMemo(
    () => [min && notBefore(min, region), max && notAfter(max, region)].filter(Boolean),
    [min, max, region],
  );
  const validate = [isRead, ...limits, ...[validators ?? []].flat()] as Validator[];
  const onUnread = (text: string | undefined) => (unread.current = text);
  return { validate, onUnread, resets };
}

function notBefore(min: string, region: string): Validator {
  const day = formatDate(min, region);
  return (value: string | null) =>
    value && value < min ? { message: 'anden.when.tooEarly', args: { day } } : undefined;
}

function notAfter(max: string, region: string): Validator {
  const day = formatDate(max, region);
  return (value: string | null) =>
    value && value > max ? { message: 'anden.when.tooLate', args: { day } } : undefined;
}
