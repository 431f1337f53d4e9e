import type { ReactNode } from 'react';
import { useFormAround, useView } from '../state/useForm.ts';

interface SendButtonProps {
  /** Its text while the form is being sent. */
  sending: string;
  isQuiet?: boolean;
  /** Whether an answer is being sent, which the form does not know; the button then takes a newer one. */
  isSending?: boolean;
  children: ReactNode;
}

/** The button that sends a form. */
export function SendButton(props: SendButtonProps) {
  const { sending, isQuiet, children } = props;
  const isBusy = useView(useFormAround(), (view) => view.isSending);
  const isSending = props.isSending ?? isBusy;
  return (
    <button
      className={isQuiet ? 'button button--quiet' : 'button'}
      type="submit"
      aria-disabled={isBusy}
    >
      {isSending ? sending : children}
    </button>
  );
}

/** Shows the problem of the form as a whole, announced at once. */
export function FormMessage() {
  const message = useView(useFormAround(), (view) => view.message);
  return (
    <p className="form__problem" role="alert">
      {message}
    </p>
  );
}
