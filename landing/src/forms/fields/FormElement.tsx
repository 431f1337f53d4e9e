import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { FormState } from '../state/FormState.ts';
import { FormContext, useView } from '../state/useForm.ts';

interface FormElementProps {
  form: FormState;
  onSubmit: () => void;
  className?: string;
  /** Where the browser sends it while nobody has taken it over, so that nothing stands in the address. */
  action?: string;
  hidden?: boolean;
  onFocus?: () => void;
  children: ReactNode;
}

/** The form element around the fields of a form; after a refusal the first wrong field has the focus. */
export function FormElement(props: FormElementProps) {
  const { form, onSubmit, className = '', children, ...html } = props;
  const element = useRef<HTMLFormElement>(null);
  const isSending = useView(form, (view) => view.isSending);
  const refusals = useView(form, (view) => view.refusals);
  const submit = useRef(onSubmit);
  useLayoutEffect(() => {
    submit.current = onSubmit;
  });
  useLayoutEffect(() => {
    const { dataset } = element.current!;
    form.attach(element.current);
    dataset.hydrated = '';
    if (dataset.pressed !== undefined) submit.current();
    delete dataset.pressed;
    return () => form.attach(null);
  }, [form]);
  const wasHidden = useRef(html.hidden);
  useEffect(() => {
    if (wasHidden.current && !html.hidden) element.current!.querySelector('input')?.focus();
    wasHidden.current = html.hidden;
  }, [html.hidden]);
  useEffect(() => {
    if (refusals > 0) focusFirstWrong(element.current!);
  }, [refusals]);
  return (
    <FormContext value={form}>
      <form
        ref={element}
        id={form.options.id}
        className={`form ${className}`.trim()}
        {...html}
        method="post"
        noValidate
        aria-busy={isSending}
        data-offline={form.options.texts.offline}
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
