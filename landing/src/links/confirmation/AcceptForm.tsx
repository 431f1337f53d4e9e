import { Input } from '../../forms/fields/index.ts';
import type { Localized } from '../../locale.ts';
import { amountText } from '../amount.ts';
import { AnswerForm } from '../parts/AnswerForm.tsx';
import { useLinkForm } from '../parts/useLinkForm.ts';
import type { Answers } from '../record/useAnswers.ts';
import { acceptLimits } from './limits.static.ts';
import { confirmationMessages } from './messages.ts';
import type { Revision } from './source.ts';

interface AcceptFormProps extends Localized {
  revision: Revision;
  record: string;
  answers: Answers;
}

/** The form with which a carrier accepts a revision, with a name. */
export function AcceptForm({ revision, record, answers, locale }: AcceptFormProps) {
  const t = confirmationMessages[locale];
  const { id, hash, price } = revision;
  const schema = { schema: 'RateConfirmationAccept', limits: acceptLimits } as const;
  const form = useLinkForm({ id: 'accept', ...schema, record, locale });
  const verb = `${id}/accept`;
  const amount = price.total ? amountText(price.total, price.currency) : '';
  return (
    <AnswerForm
      form={form}
      verb={verb}
      answers={answers}
      locale={locale}
      submit={amount ? t.acceptAmount.replace('{amount}', amount) : t.accept}
      onSubmit={() => answers.send(verb, { hash, ...form.content() })}
    >
      <Input name="name" label={t.name} hint={t.kept} autoComplete="name" required wide />
    </AnswerForm>
  );
}
