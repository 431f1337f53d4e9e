import { TextArea } from '../../forms/fields/index.ts';
import type { Localized } from '../../locale.ts';
import { linkMessages } from '../messages.ts';
import { AnswerForm } from '../parts/AnswerForm.tsx';
import { useLinkForm } from '../parts/useLinkForm.ts';
import type { Answers } from '../record/useAnswers.ts';
import { acceptLimits } from './limits.static.ts';
import { priceMessages } from './messages.ts';

interface AcceptFormProps extends Localized {
  amount: string;
  record: string;
  answers: Answers;
  /** Fields that are sent with the comment. */
  more: object;
}

/** The form with which a customer accepts a price. */
export function AcceptForm({ amount, record, answers, more, locale }: AcceptFormProps) {
  const schema = { schema: 'QuoteAccept', limits: acceptLimits } as const;
  const form = useLinkForm({ id: 'accept', ...schema, record, locale });
  return (
    <AnswerForm
      form={form}
      answers={answers}
      locale={locale}
      verb="accept"
      submit={priceMessages[locale].acceptAmount.replace('{amount}', amount)}
      onSubmit={() => answers.send('accept', { ...form.content(), ...more })}
    >
      <TextArea name="comment" label={linkMessages[locale].comment} rows={2} />
    </AnswerForm>
  );
}
