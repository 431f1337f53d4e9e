import { Select, TextArea } from '../forms/Field.tsx';
import { FormScope } from '../forms/PublicForm.tsx';
import type { Localized } from '../locale.ts';
import { linkMessages } from './messages.ts';

interface ReasonFormProps<Reason extends string> extends Localized {
  verb: string;
  schema: string;
  of: readonly Reason[];
  words: { open: string; send: string; reasons: Record<Reason, string> };
}

/** A folded form for rejecting with one of several reasons and a comment. */
export function ReasonForm<Reason extends string>(props: ReasonFormProps<Reason>) {
  const { verb, schema, of, words, locale } = props;
  const t = linkMessages[locale];
  return (
    <FormScope value={{ id: verb, schema }}>
      <details data-rejection hidden>
        <summary>{words.open}</summary>
        <form className="form" id={verb} data-kept="device" data-verb={verb}>
          <Select name="reason" label={t.reason}>
            {of.map((reason) => (
              <option key={reason} value={reason}>
                {words.reasons[reason]}
              </option>
            ))}
          </Select>
          <TextArea name="comment" label={t.comment} rows={2} />
          <p className="form__problem" role="alert" data-problem />
          <button className="button button--quiet" type="submit">
            {words.send}
          </button>
        </form>
      </details>
    </FormScope>
  );
}
