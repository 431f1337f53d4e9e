import type { TextFieldProps } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import {
  type CommonInputProps,
  FieldTitle,
  InputHelperText,
  sanitizeInputRestProps,
  useInput,
  useWrappedSource,
  type Validator,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { formatDate } from '../../format/formatDate.ts';
import { useRegion } from '../../format/useNumberFormat.ts';
import { useUnreadTexts } from '../../form/unreadTexts.ts';
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
  const { validate: validators, format, parse = orNull, isPast, first = min, ...others } = rest;
  const name = useWrappedSource(source);
  const { unread, onUnread, starts } = useUnread(name);
  const validate = useRules(kind, { name, validators, min, max });
  const input = useInput({ source, resource, format, parse, validate, ...others } as never);
  const { field, fieldState, id, isRequired } = input;
  const { value, onChange, onBlur, ref } = field;
  const { invalid, error } = fieldState;
  const isTitled = label !== '' && label !== false;
  return (
    <WhenInput
      key={starts}
      {...sanitizeInputRestProps(others)}
      id={id}
      name={name}
      kind={kind}
      value={value as string}
      onChange={onChange}
      onBlur={onBlur}
      unread={unread}
      onUnread={onUnread}
      isPast={isPast}
      first={first}
      last={max}
      inputRef={ref}
      className={['ra-input', `ra-input-${source}`, className].filter(Boolean).join(' ')}
      label={
        isTitled && (
          <FieldTitle label={label} source={source} resource={resource} isRequired={isRequired} />
        )
      }
      error={invalid && <InputHelperText error={error?.message} />}
      helperText={helperText !== false && <InputHelperText helperText={helperText} />}
    />
  );
}

function orNull(text: string): string | null {
  return text || null;
}

/**
 * The text of a field that could not be read, which the form's draft keeps. `starts` counts how often the input begins with
 * another one: when a draft is entered again, and without one when the form starts anew.
 */
function useUnread(name: string) {
  const { texts, listeners } = useUnreadTexts();
  const [starts, setStarts] = useState(0);
  const { watch } = useFormContext();
  useEffect(() => {
    const begin = () => setStarts((count) => count + 1);
    const restored = () => texts[name] !== undefined && begin();
    const watching = watch((_, { name: changed }) => {
      if (changed || texts[name] === undefined) return;
      delete texts[name];
      begin();
    });
    listeners.add(restored);
    return () => {
      watching.unsubscribe();
      listeners.delete(restored);
    };
  }, [name, texts, listeners, watch]);
  const onUnread = (text: string | undefined) => {
    if (text === undefined) delete texts[name];
    else texts[name] = text;
  };
  return { unread: texts[name], onUnread, starts };
}

interface Rules {
  name: string;
  validators: Validator | Validator[] | undefined;
  min: string | undefined;
  max: string | undefined;
}

/** The rules of the input, first that its text is read. */
function useRules(
  kind: WhenInputProps['kind'],
  { name, validators, min, max }: Rules,
): Validator[] {
  const region = useRegion();
  const unreadText = useUnreadText(kind);
  const { texts } = useUnreadTexts();
  const isRead: Validator = (value) => {
    const text = texts[name];
    return text !== undefined && !value ? unreadText(text) : undefined;
  };
  const limits = useMemo(
    () => [min && notBefore(min, region), max && notAfter(max, region)].filter(Boolean),
    [min, max, region],
  );
  return [isRead, ...limits, ...[validators ?? []].flat()] as Validator[];
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
