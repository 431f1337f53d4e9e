import { createContext, useContext, type ReactNode } from 'react';
import { address, type Localized } from '../locale.ts';
import { formMessages } from './messages.ts';

interface PublicFormProps extends Localized {
  /** The prefix of every id in the form; unique on the page. */
  id: string;
  /** The path below /api that the form is sent to. */
  to: string;
  /** The schema of the contract from which the inputs take their limits. */
  schema: string;
  submit: string;
  children: ReactNode;
}

const Form = createContext({ id: '', schema: '' });

/** The id and schema of the form around an input. */
export function useForm() {
  return useContext(Form);
}

/** A public form, which forms/form.ts sends; without JavaScript it shows a note that it needs JavaScript. */
export function PublicForm({ id, to, schema, submit, locale, children }: PublicFormProps) {
  const t = formMessages[locale];
  return (
    <Form value={{ id, schema }}>
      <form
        className="form"
        id={id}
        action={`/api${to}`}
        method="post"
        data-form
        data-required={t.required}
        data-offline={t.offline}
        data-unreachable={t.unreachable}
        data-wrong={t.wrong}
        data-did-you-mean={t.didYouMean}
        data-number={t.number}
        data-sending={t.sending}
        data-folio={t.folio}
        data-again={t.again}
      >
        <noscript>
          <p className="note">{t.noScript}</p>
        </noscript>
        <p className="form__legend">{t.legend}</p>
        {children}
        <Honeypot label={t.leaveEmpty} />
        <p className="form__privacy">
          {t.privacy} <a href={address('/notice_of_privacy', locale)}>{t.notice}</a>.
        </p>
        <p className="form__problem" role="alert" data-problem />
        <p className="actions">
          <button className="button" type="submit">
            {submit}
          </button>
        </p>
      </form>
    </Form>
  );
}

/** A hidden input that only robots fill in; screen readers and the Tab key skip it. */
export function Honeypot({ label }: { label: string }) {
  const { id } = useForm();
  return (
    <div className="form__more" aria-hidden="true">
      <label htmlFor={`${id}-website`}>{label}</label>
      <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** The context of a form that renders its own form element. */
export const FormScope = Form.Provider;
