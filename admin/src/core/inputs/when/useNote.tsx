import { type ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { dayFromNow } from '../../data/serverClock.ts';
import { useRegion } from '../../format/useNumberFormat.ts';
import type { Kind } from './read.ts';
import { readDay } from '#reading/when/readDay';
import type { useWhen } from './useWhen.ts';
import type { Tongue } from '#reading/when/dayWords';
import { writeFully } from './write.ts';

interface Note {
  kind: Kind;
  value: string;
  /** The error of the value. */
  error: ReactNode;
  /** False where no room is kept for it, as in the filters of a list. */
  helperText: ReactNode;
  when: ReturnType<typeof useWhen>;
}

/** Returns the note below a date or time input: how its text is read, or why it cannot be; else the given text. */
export function useNote({ kind, value, error, helperText, when }: Note) {
  const region = useRegion();
  const unread = useUnreadText(kind);
  const { text, isTyping, isUnread } = when;
  const isWrong = isUnread ? !isTyping : Boolean(error);
  const reading = isTyping && value !== '' && (
    <span aria-live="polite">{writeFully(value, region)}</span>
  );
  const wrong = isUnread ? unread(text.trim()) : error;
  const note = isWrong ? wrong : reading || helperText;
  const floats = helperText === false && Boolean(note);
  return {
    error: isWrong,
    helperText: note,
    slotProps: floats ? { formHelperText: { sx: FLOATING } } : {},
  };
}

/** Returns the error for a text that is not read, with an example. */
export function useUnreadText(kind: Kind) {
  const translate = useTranslate();
  const locale = useLocale() as Tongue;
  return (text: string) => {
    const isDay = kind === 'moment' && readDay(text, { locale, today: dayFromNow() }) !== undefined;
    return translate(isDay ? 'anden.when.noHour' : `anden.when.unread.${kind}`, { text });
  };
}

/** Over what is below; react-admin hides the texts below its filters. */
const FLOATING = {
  '&&&': {
    display: 'block',
    position: 'absolute',
    top: '100%',
    left: 0,
    zIndex: 2,
    m: 0,
    px: 1,
    py: 0.5,
    borderRadius: 1,
    whiteSpace: 'nowrap',
    bgcolor: 'background.paper',
    boxShadow: 2,
  },
};
