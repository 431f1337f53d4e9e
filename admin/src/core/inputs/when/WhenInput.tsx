import { TextField, type TextFieldProps } from '@mui/material';
import { type KeyboardEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { lazyPage } from '../../modules/lazyPage.ts';
import { PickerButton } from './PickerButton.tsx';
import type { Kind } from './read.ts';
import { useNote } from './useNote.tsx';
import { useWhen } from './useWhen.ts';

const WhenPicker = lazyPage(async () => (await import('./WhenPicker.tsx')).WhenPicker);

/** The props of an input for a date or time outside of a form. */
export interface WhenInputProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'error'> {
  kind: Kind;
  /** `YYYY-MM-DD`, `HH:MM` or `YYYY-MM-DDTHH:MM`; empty where there is none. */
  value: string;
  /** Told each value that is read, and an empty one for a text that is not read. */
  onChange: (value: string) => void;
  /** A text to begin with that could not be read. */
  unread?: string | undefined;
  /** Told the text that is not read, and undefined once it is. */
  onUnread?: ((text: string | undefined) => void) | undefined;
  /** The error of the value. */
  error?: ReactNode;
  /** Whether a day without its year is the last such day instead of the next one. */
  isPast?: boolean | undefined;
  /** The first and last day that can be chosen in the calendar. */
  first?: string | undefined;
  last?: string | undefined;
}

/**
 * A date, a time or both, typed as people write it or chosen in a calendar (arrow down, or the button). What was read
 * stands below while it is typed; a text that cannot be read stays, with what to type instead.
 */
export function WhenInput(props: WhenInputProps) {
  const { kind, value, onChange, unread, onUnread, error, isPast, first, last, ...rest } = props;
  const { helperText, onFocus, onBlur, onKeyDown, ...field } = rest;
  const when = useWhen({ kind, value, isPast, isKept: field.required, onChange, unread, onUnread });
  const note = useNote({ kind, value, error, helperText, when });
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { isReady, prepare } = usePrepared();
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Enter') when.leave();
    if (event.key === 'ArrowDown' && !field.disabled) {
      event.preventDefault();
      setOpen(true);
    }
    onKeyDown?.(event);
  };
  return (
    <>
      <TextField
        autoComplete="off"
        {...field}
        {...note}
        ref={root}
        value={when.text}
        onChange={({ target }) => when.type(target.value)}
        onKeyDown={press}
        onFocus={(event) => {
          prepare();
          onFocus?.(event);
        }}
        onBlur={(event) => {
          when.leave();
          onBlur?.(event);
        }}
        slotProps={{
          ...note.slotProps,
          htmlInput: HTML_INPUT,
          input: {
            endAdornment: (
              <PickerButton kind={kind} disabled={field.disabled} onClick={() => setOpen(true)} />
            ),
          },
        }}
      />
      {(isOpen || isReady) && (
        <Suspense fallback={null}>
          <WhenPicker
            isOpen={isOpen}
            kind={kind}
            value={value}
            first={first}
            last={last}
            anchor={root.current}
            onChoose={when.choose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/**
 * Loads the calendar when the input has the focus, so that it opens, and has the focus, with the very press that asks for
 * it: the keys that follow are for it. Does nothing without a network, like the code of other pages.
 */
function usePrepared() {
  const [isReady, setReady] = useState(false);
  const prepare = () => {
    if (!isReady && navigator.onLine)
      WhenPicker.preload().then(
        () => setReady(true),
        () => undefined,
      );
  };
  return { isReady, prepare };
}

const HTML_INPUT = {
  inputMode: 'text',
  autoCapitalize: 'none',
  spellCheck: false,
  'aria-haspopup': 'dialog',
  style: { paddingRight: 40 },
} as const;
