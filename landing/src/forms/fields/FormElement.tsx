import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { FormState } from '../state/FormState.ts';
import { FormContext, useView } from '../state/useForm.ts';

interface FormElementProps {
  form: FormState;
  onSubmit: () => void;
  className?: string;
  children: ReactNode;
}

/** The form element around the fields of a form; after a refusal the first wrong field has the focus. */
export function FormElement({ form, onSubmit, className = '', children }: FormElementProps) {
  const element = useRef<HTMLFormElement>(null);
  const isSending = useView(form, (view) => view.isSending);
  const refusals = useView(form, (view) => view.refusals);
  useLayoutEffect(() => {
    form.attach(element.current);
    return () => form.attach(null);
  }, [form]);
  useEffect(() => {
    if (refusals > 0) focusFirstWrong(element.current!);
  }, [refusals]);
  return (
    <FormContext value={form}>
      <form
        ref={element}
        id={form.options.id}
        className={`form ${className}`.trim()}
        noValidate
        aria-busy={isSending}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
    </FormContext>
  );
}

/** Focuses the first wrong field, and opens the folded group around it. */
function focusFirstWrong(form: HTMLFormElement): void {
  const first = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  first?.closest('details')?.setAttribute('open', '');
  first?.focus();
}
