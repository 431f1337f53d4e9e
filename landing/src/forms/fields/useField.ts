import { useContext, useLayoutEffect } from 'react';
import { StepContext, useFormAround, useView } from '../state/useForm.ts';
import type { Problem } from '../state/problems.ts';
import type { Spec, Value } from '../state/values.ts';

/** A field of the form around it. */
export interface Field {
  id: string;
  value: Value;
  problem?: Problem;
  set: (value: Value) => void;
  /** Takes a value with that of another field, such as an amount with its currency. */
  setOther: (name: string, value: Value) => void;
  /** The attributes of its input. */
  input: { id: string; name: string; 'aria-describedby': string; 'aria-invalid'?: true };
}

/** Enters a field into the form around it, and returns its value and what is wrong with it. */
export function useField(name: string, spec: Spec, hasHint = false): Field {
  const form = useFormAround();
  const step = useContext(StepContext);
  const value = useView(form, ({ values }) => values[name]);
  const problem = useView(form, ({ problems }) => problems[name]);
  const {
    kind,
    isRequired,
    requiredMessage,
    decimals,
    isHidden,
    requiredIf: [other, only] = [],
  } = spec;
  useLayoutEffect(() => {
    const requiredIf = other === undefined ? undefined : ([other, only!] as const);
    form.specs.set(name, {
      kind,
      isRequired,
      requiredMessage,
      decimals,
      isHidden,
      requiredIf,
      step,
    });
    return () => void form.specs.delete(name);
  }, [form, name, kind, isRequired, requiredMessage, decimals, isHidden, other, only, step]);
  const id = `${form.options.id}-${name.replaceAll('.', '-')}`;
  const described = hasHint ? `${id}-hint ${id}-error` : `${id}-error`;
  const isWrong = problem !== undefined && !problem.isCaution;
  return {
    id,
    value,
    problem,
    set: (next) => form.set(name, next),
    setOther: (at, next) => form.set(at, next),
    input: {
      id,
      name,
      'aria-describedby': described,
      ...(isWrong && { 'aria-invalid': true as const }),
    },
  };
}
