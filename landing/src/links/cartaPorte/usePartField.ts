import { useState, useSyncExternalStore } from 'react';
import type { Field } from '../../forms/fields/useField.ts';
import { isNumber, readNumber } from '../../forms/state/readNumber.ts';
import { problemsOf, type Problem } from '../../forms/state/problems.ts';
import type { Spec, Value } from '../../forms/state/values.ts';
import type { Locale } from '../../locale.ts';
import { linkMessages } from '../messages.ts';
import { cartaPorteMessages } from './messages.ts';
import type { PartEditor } from './PartEditor.ts';
import type { Finding, PartField } from './types.ts';
import { valueAt, withValue } from './values.ts';

/** A field of the part, for the components of all forms. */
export interface PartEntry extends Field {
  /** Takes a text as it is typed, without saving. */
  type: (text: string) => void;
  /** Saves what was typed; a number that can be read two ways is asked about first. */
  leave: () => void;
}

const KINDS: Partial<Record<PartField['kind'], Spec['kind']>> = {
  decimal: 'decimal',
  whole: 'integer',
};

/** Connects a field of the part with its value, and with what is missing or wrong with it. */
export function usePartField(field: PartField, editor: PartEditor, locale: Locale): PartEntry {
  const { path, kind } = field;
  const { values, content } = useSyncExternalStore(editor.subscribe, () => editor.view);
  const [unreadable, setUnreadable] = useState<Problem>();
  const value = valueAt(values, path) as Value;
  const [{ party }] = content.parts;
  const finding = content.findings.find((one) => one.party === party && one.path === path);
  const problem = unreadable ?? (finding && problemOf(finding, locale));
  const isWrong = problem !== undefined && !problem.isCaution;
  const set = (next: Value) => {
    setUnreadable(undefined);
    editor.put(path, withValue(editor.view.values, path, sentValue(next, kind)));
  };
  const leave = () => {
    const spec: Spec = { kind: KINDS[kind] ?? 'text', decimals: 6 };
    const problems = problemsOf(
      { [path]: value },
      new Map([[path, spec]]),
      linkMessages[locale].form,
    );
    setUnreadable(problems[path]);
    if (problems[path]) return;
    const number =
      isNumber(spec) && typeof value === 'string' ? readNumber(value, spec).value : undefined;
    if (number !== undefined && number !== value) set(number);
    else void editor.save();
  };
  return {
    id: path,
    value,
    problem,
    set,
    setOther: () => undefined,
    type: (text) => editor.type(path, text.trim() === '' ? null : text),
    leave,
    input: {
      id: path,
      name: path,
      'aria-describedby': `${path}-error`,
      ...(isWrong && { 'aria-invalid': true as const }),
    },
  };
}

/** A value as the API wants it: numbers in plain form, nothing as null. */
function sentValue(value: Value, kind: PartField['kind']): unknown {
  if (typeof value !== 'string') return value ?? null;
  if (value.trim() === '') return null;
  return KINDS[kind] ? value.replaceAll(',', '') : value;
}

function problemOf({ text, remedy, isAdvice }: Finding, locale: Locale): Problem {
  const { advice } = cartaPorteMessages[locale];
  return { text: `${isAdvice ? `${advice}: ` : ''}${text} ${remedy}`, isCaution: isAdvice };
}
