import { createContext, useContext, type ReactNode } from 'react';
import { address, type Localized } from '../locale.ts';
import { formMessages } from './messages.ts';

interface FormOfProps extends Localized {
  /** Tells the page's forms apart: the start of every id in it. */
  id: string;
  /** The operation of the API that takes it, below /api. */
  to: string;
  /** The schema of the contract that it fills, which its inputs take their limits from. */
  schema: string;
  submit: string;
  children: ReactNode;
}

const Form = createContext({ id: '', schema: '' });

/** The form that the inputs inside stand in. */
export function useForm() {
  return useContext(Form);
}

/** A public form, sent by forms/form.ts; it says so where there is no script. */
export function FormOf({ id, to, schema, submit, locale, children }: FormOfProps) {
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

/** People do not see it, screen readers do not read it, the Tab key passes it: what fills it is a robot. */
export function Honeypot({ label }: { label: string }) {
  const { id } = useForm();
  return (
    <div className="form__more" aria-hidden="true">
      <label htmlFor={`${id}-website`}>{label}</label>
      <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** The same context for a form that brings its own frame. */
export const FormScope = Form.Provider;
