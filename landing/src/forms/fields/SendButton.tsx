import type { ReactNode } from 'react';
import { useFormAround, useView } from '../state/useForm.ts';

interface SendButtonProps {
  /** What it says while the form is being sent. */
  sending: string;
  isQuiet?: boolean;
  children: ReactNode;
}

/** What is wrong with the form as a whole, and the button that sends it. */
export function SendButton({ sending, isQuiet, children }: SendButtonProps) {
  const isSending = useView(useFormAround(), (view) => view.isSending);
  return (
    <button
      className={isQuiet ? 'button button--quiet' : 'button'}
      type="submit"
      aria-disabled={isSending}
    >
      {isSending ? sending : children}
    </button>
  );
}

/** What is wrong with the form as a whole, announced at once. */
export function FormMessage() {
  const message = useView(useFormAround(), (view) => view.message);
  return (
    <p className="form__problem" role="alert">
      {message}
    </p>
  );
}
