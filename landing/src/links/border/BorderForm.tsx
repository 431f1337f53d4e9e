import { useView } from '../../forms/state/useForm.ts';
import type { Localized } from '../../locale.ts';
import { AnswerForm } from '../parts/AnswerForm.tsx';
import { useLinkForm } from '../parts/useLinkForm.ts';
import type { Answers } from '../record/useAnswers.ts';
import type { OpenLink } from '../record/useLink.ts';
import { answerOf, isNothing } from './answerOf.ts';
import { BorderInput } from './BorderInput.tsx';
import { borderMessages } from './messages.ts';
import type { BorderField, BorderRequest } from './source.ts';

interface BorderFormProps extends Localized {
  link: OpenLink<BorderRequest>;
  answers: Answers;
}

/** The form of what a party owes; it may give some now and the rest later. */
export function BorderForm({ link, answers, locale }: BorderFormProps) {
  const t = borderMessages[locale];
  const { fields, timeZone } = link.content;
  const record = link.client.id;
  const form = useLinkForm({ id: 'border', schema: 'BorderAnswer', limits: {}, record, locale });
  const values = useView(form, (view) => view.values);
  const submit = () => {
    if (isNothing(form.view.values)) form.refuse({ [fields[0]!.name]: { text: t.empty } });
    else answers.send('answer', answerOf(fields, form.content(), timeZone));
  };
  return (
    <AnswerForm
      form={form}
      answers={answers}
      locale={locale}
      verb="answer"
      submit={t.send}
      onSubmit={submit}
    >
      <h2>{t.form}</h2>
      <p>{t.partial}</p>
      {groupsOf(fields).map(([group, members]) => (
        <fieldset key={group} className="form__group">
          {isNamed(fields) && <legend>{group}</legend>}
          {members.map((field) => (
            <BorderInput
              key={field.name}
              field={field}
              values={values}
              timeZone={timeZone}
              locale={locale}
            />
          ))}
        </fieldset>
      ))}
      <p role="status">{answers.status?.state === 'sent' ? t.thanks : ''}</p>
    </AnswerForm>
  );
}

/** The fields by what they belong to. */
function groupsOf(fields: BorderField[]): [string, BorderField[]][] {
  const groups = new Set(fields.map(({ group }) => group));
  return [...groups].map((group) => [group, fields.filter((field) => field.group === group)]);
}

/** Whether the groups have headings: not where all belongs to the crossing. */
function isNamed(fields: BorderField[]): boolean {
  return groupsOf(fields).length > 1 || fields.some(({ name }) => name.includes('.'));
}
