import type { FieldLimits } from '../../contract.ts';
import { Select, TextArea } from '../../forms/fields/index.ts';
import type { Localized } from '../../locale.ts';
import { linkMessages } from '../messages.ts';
import type { Answers } from '../record/useAnswers.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { useLinkForm } from './useLinkForm.ts';

interface ReasonFormProps extends Localized {
  verb: string;
  schema: 'InvitationDecline' | 'QuoteRefuse';
  limits: Record<string, FieldLimits>;
  /** The reasons with their names. */
  reasons: readonly (readonly [reason: string, name: string])[];
  words: { open: string; send: string };
  record: string;
  answers: Answers;
  /** Fields that are sent with the reason and the comment. */
  more?: object;
}

/** A folded form for rejecting with one of several reasons, of which none is chosen before, and a comment. */
export function ReasonForm(props: ReasonFormProps) {
  const { verb, schema, limits, reasons, words, record, answers, more, locale } = props;
  const t = linkMessages[locale];
  const form = useLinkForm({ id: verb, schema, limits, record, locale });
  return (
    <details>
      <summary>{words.open}</summary>
      <AnswerForm
        form={form}
        verb={verb}
        answers={answers}
        locale={locale}
        submit={words.send}
        onSubmit={() => answers.send(verb, { ...form.content(), ...more })}
        isQuiet
      >
        <Select name="reason" label={t.reason} required>
          <option value="">{t.choose}</option>
          {reasons.map(([reason, name]) => (
            <option key={reason} value={reason}>
              {name}
            </option>
          ))}
        </Select>
        <TextArea name="comment" label={t.comment} rows={2} />
      </AnswerForm>
    </details>
  );
}
