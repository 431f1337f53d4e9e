import type { ReactNode } from 'react';
import { FormElement, FormMessage, SendButton } from '../../forms/fields/index.ts';
import type { FormState } from '../../forms/state/FormState.ts';
import type { Localized } from '../../locale.ts';
import { linkMessages } from '../messages.ts';
import type { Answers } from '../record/useAnswers.ts';
import { AnswerNotice } from './AnswerNotice.tsx';
import { useFormAnswer } from './useFormAnswer.ts';

interface AnswerFormProps extends Localized {
  form: FormState;
  verb: string;
  answers: Answers;
  /** The text of its button. */
  submit: string;
  isQuiet?: boolean;
  /** Sends what was typed, once nothing is wrong with it. */
  onSubmit: () => void;
  children: ReactNode;
}

/** A form that answers; what became of its last press stands at its button. */
export function AnswerForm(props: AnswerFormProps) {
  const { form, verb, submit, isQuiet, onSubmit, children, locale } = props;
  const { status } = props.answers;
  useFormAnswer(form, status, verb);
  const isSending = status?.verb === verb && status.state === 'sending';
  return (
    <FormElement form={form} onSubmit={() => form.check() && onSubmit()}>
      {children}
      <FormMessage />
      <SendButton sending={linkMessages[locale].sending} isQuiet={isQuiet} isSending={isSending}>
        {submit}
      </SendButton>
      <AnswerNotice status={status} verb={verb} locale={locale} isForm />
    </FormElement>
  );
}
