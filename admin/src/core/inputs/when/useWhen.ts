import { useRef, useState } from 'react';
import { useLocale } from 'react-admin';
import { dayFromNow } from '../../data/serverClock.ts';
import { useRegion } from '../../format/useNumberFormat.ts';
import { type Kind, read } from './read.ts';
import { loadOtherReader, otherReader } from './readOther.ts';
import type { Tongue } from '#reading/when/dayWords';
import { write } from './write.ts';

interface WhenField {
  kind: Kind;
  /** Empty where there is none. */
  value: string;
  /** Whether a day without its year is the last such day. */
  isPast?: boolean | undefined;
  /** Whether the value stays as it is while the text is none. */
  isKept?: boolean | undefined;
  onChange: (value: string) => void;
  /** A text to begin with that could not be read. */
  unread?: string | undefined;
  /** Told the text that is not read, and then undefined. */
  onUnread?: ((text: string | undefined) => void) | undefined;
}

interface TypedText {
  text: string;
  /** The value that the text was read as; empty if it could not be read. */
  value: string;
  /** The value before. */
  before: string;
  isTyping: boolean;
}

/**
 * The state of an input for a date or time: the typed text stays while it is typed, and as long as it is not read; then
 * the value is written as everywhere.
 */
export function useWhen(props: WhenField) {
  const { kind, value, isPast = false, isKept = false, onChange, unread, onUnread } = props;
  const locale = useLocale() as Tongue;
  const region = useRegion();
  const [typed, setTyped] = useState<TypedText | undefined>(
    unread ? beginningWith(unread, value) : undefined,
  );
  const latest = useRef('');
  const stays = isKept && typed?.value === '' && typed.before === value;
  const current = typed?.value === value || stays ? typed : undefined;
  const readText = (text: string, other = otherReader(locale)) =>
    read(kind, text, { locale, today: dayFromNow(), isPast, ...(other && { other }) });
  const take = (text: string, newValue = '') => {
    onUnread?.(newValue || !text.trim() ? undefined : text.trim());
    if (newValue || !isKept) onChange(newValue);
  };
  const readLater = async (text: string) => {
    const other = await loadOtherReader(locale).catch(() => undefined);
    const newValue = other && latest.current === text ? readText(text, other) : undefined;
    if (!newValue) return;
    setTyped((before) => before && { ...before, value: newValue });
    take(text, newValue);
  };
  const type = (text: string) => {
    latest.current = text;
    const newValue = readText(text);
    setTyped({ text, value: newValue ?? '', before: value, isTyping: true });
    take(text, newValue);
    if (!newValue && /\p{L}/u.test(text) && !otherReader(locale)) void readLater(text);
  };
  const isUnread = current?.value === '' && current.text.trim() !== '';
  return {
    text: current && (current.isTyping || isUnread) ? current.text : write(value, region),
    isTyping: current?.isTyping === true,
    isUnread,
    type,
    choose: (newValue: string) => {
      latest.current = '';
      setTyped(undefined);
      take('', newValue);
    },
    leave: () => setTyped((before) => before && { ...before, isTyping: false }),
  };
}

function beginningWith(text: string, before: string): TypedText {
  return { text, value: '', before, isTyping: false };
}
