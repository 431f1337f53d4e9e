import { useEffect, useState } from 'react';
import { type RaRecord, useChoicesContext, useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { goOn, saveForm } from '../form/goOn.ts';
import { isSameText } from '../format/folded.ts';

/** An Enter in an option list that came before the choices for the typed text were listed. */
export interface LatePress {
  input: HTMLInputElement;
  text: string;
  /** Whether it was pressed with Ctrl, which saves. */
  isSaved: boolean;
}

interface Options {
  nameOf: (record: RaRecord) => string;
  onChange?: (id: unknown, record: RaRecord) => void;
}

/**
 * Keeps an Enter until the choices for its text are listed, which it asks for at once, and takes the one that it would have
 * taken then: also when the focus has moved on, but not when the text was changed or something else chosen meanwhile. `keep`
 * without a press forgets it. `rounds` counts the presses that found nothing after the focus had moved on.
 */
export function useLatePress(options: Options) {
  const { setFilters, filterValues, isFetching } = useChoicesContext<RaRecord>();
  const { value, choose } = useChoose(options);
  const [press, setPress] = useState<LatePress & { before: unknown }>();
  const [rounds, setRounds] = useState(0);
  const { q } = (filterValues ?? {}) as { q?: string };
  const isListed = q === press?.text && !isFetching;
  useEffect(() => {
    if (!press || !isListed) return;
    setPress(undefined);
    if (value !== press.before) return;
    if (isOpen(press.input)) return pressAgain(press);
    if (choose(press.text)) leave(press);
    else if (document.activeElement !== press.input) setRounds((count) => count + 1);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a press is taken once, when the choices are listed
  }, [press, isListed]);
  return {
    isKept: press !== undefined,
    rounds,
    keep: (late?: LatePress) => {
      setPress(late && { ...late, before: value });
      if (late) setFilters({ q: late.text }, undefined);
    },
  };
}

/** Chooses by a text among the listed records, without their list: the one with this name, else the first. */
function useChoose({ nameOf, onChange }: Options) {
  const { allChoices, source } = useChoicesContext<RaRecord>();
  const name = useWrappedSource(source);
  const { setValue, formState } = useFormContext();
  const value = useWatch({ name }) as unknown;
  const choose = (text: string) => {
    const others = (allChoices ?? []).filter(({ id }) => id !== value);
    const record = others.find((one) => isSameText(nameOf(one), text)) ?? others[0];
    if (!record) return false;
    const shouldValidate = formState.isSubmitted;
    setValue(name, record.id, { shouldDirty: true, shouldTouch: true, shouldValidate });
    onChange?.(record.id, record);
    return true;
  };
  return { value, choose };
}

function isOpen(input: HTMLInputElement): boolean {
  return document.activeElement === input && input.getAttribute('aria-expanded') === 'true';
}

function pressAgain({ input, isSaved }: LatePress): void {
  const keys = { key: 'Enter', ctrlKey: isSaved, bubbles: true, cancelable: true };
  input.dispatchEvent(new KeyboardEvent('keydown', keys));
}

/** Does what the press does after it has chosen. */
function leave({ input, isSaved }: LatePress): void {
  if (isSaved) saveForm(input);
  else goOn(input);
}
