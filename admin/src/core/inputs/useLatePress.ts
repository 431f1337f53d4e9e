import { useEffect, useRef, useState } from 'react';
import { type RaRecord, useChoicesContext, useNotify, useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { goesOn, goOn, saveForm } from '../form/goOn.ts';
import { isSameText } from '../format/folded.ts';
import { type HeldTyping, holdTyping, typeHeld } from './typeAhead.ts';

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
 * taken then: also when the focus has moved on, but not when the text was changed or something else chosen meanwhile. What
 * is typed in between is meant for the next field and comes there. `keep` without a press forgets it. `rounds` counts the
 * presses that found nothing after the focus had moved on.
 */
export function useLatePress(options: Options) {
  const { setFilters, filterValues, isFetching } = useChoicesContext<RaRecord>();
  const { value, choose } = useChoose(options);
  const [press, setPress] = useState<LatePress & { before: unknown }>();
  const notify = useNotify();
  const { getValues } = useFormContext();
  const [rounds, setRounds] = useState(0);
  const typing = useRef<HeldTyping>(undefined);
  const endTyping = () => typing.current?.end() ?? '';
  const { q } = (filterValues ?? {}) as { q?: string };
  const isListed = q === press?.text && !isFetching;
  useEffect(() => {
    if (!press || !isListed) return;
    setPress(undefined);
    const held = endTyping();
    const isMeantHere = !held && document.activeElement === press.input;
    if (held) typeInNext(press.input, held);
    if (value !== press.before) return;
    if (isMeantHere && isOpen(press.input)) return pressAgain(press);
    if (choose(press.text)) return leave(press, getValues);
    if (isMeantHere) return;
    notify('anden.noMatch', { type: 'warning', messageArgs: { text: press.text } });
    if (!held) setRounds((count) => count + 1);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a press is taken once, when the choices are listed
  }, [press, isListed]);
  return {
    isKept: press !== undefined,
    rounds,
    keep: (late?: LatePress) => {
      endTyping();
      typing.current = late && goesOn(late.input) ? holdTyping(late.input) : undefined;
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
  return input.getAttribute('aria-expanded') === 'true';
}

function pressAgain({ input, isSaved }: LatePress): void {
  const keys = { key: 'Enter', ctrlKey: isSaved, bubbles: true, cancelable: true };
  input.dispatchEvent(new KeyboardEvent('keydown', keys));
}

/** Does what the press does after it has chosen. */
function leave({ input, isSaved }: LatePress, valueOf: (name: string) => unknown): void {
  if (isSaved) saveForm(input);
  else goOn(input, valueOf);
}

/** Types a held text in the field after an input, once the press has been taken, which goes on if it finds something. */
function typeInNext(input: HTMLInputElement, held: string): void {
  input.focus();
  setTimeout(() => {
    goOn(input);
    setTimeout(() => typeHeld(held));
  });
}
