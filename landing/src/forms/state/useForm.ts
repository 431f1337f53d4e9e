import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import type { Locale } from '../../locale.ts';
import { formMessages } from '../messages.ts';
import { FormState } from './FormState.ts';
import type { FormOptions, FormTexts, FormView } from './FormView.ts';
import type { SchemaName } from './values.ts';

/** The form around a field. */
export const FormContext = createContext<FormState<SchemaName> | undefined>(undefined);

/** The step of the form around a field. */
export const StepContext = createContext<number | undefined>(undefined);

type Options<Name extends SchemaName> = Omit<FormOptions<Name>, 'texts'> & {
  locale: Locale;
  /** By default those of all forms. */
  texts?: FormTexts;
};

/** Makes the form of a component. */
export function useForm<Name extends SchemaName>(options: Options<Name>): FormState<Name> {
  const [form] = useState(() => new FormState({ texts: formMessages[options.locale], ...options }));
  return form;
}

/** Returns what a form shows now, or a part of it, and renders again when that changes. */
export function useView<Part = FormView>(
  form: Pick<FormState, 'subscribe' | 'view'>,
  select: (view: FormView) => Part = (view) => view as Part,
): Part {
  const read = () => select(form.view);
  return useSyncExternalStore(form.subscribe, read, read);
}

/** Returns the form around a field. */
export function useFormAround(): FormState<SchemaName> {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands outside of a form');
  return form;
}
