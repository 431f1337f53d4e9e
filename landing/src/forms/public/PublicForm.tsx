import { type ReactNode, useState } from 'react';
import { address, type Localized } from '../../locale.ts';
import type { Schemas } from '../../schemas.ts';
import { FormElement, FormMessage, SendButton } from '../fields/index.ts';
import { formMessages } from '../messages.ts';
import type { FormState } from '../state/FormState.ts';
import { prepareToken } from '../token.ts';
import { Honeypot } from './Honeypot.tsx';
import { sendPublic } from './sendPublic.ts';
import { Sent } from './Sent.tsx';

interface PublicFormProps extends Localized {
  form: FormState;
  /** The path of the API that the form is sent to. */
  to: string;
  submit: string;
  children: ReactNode;
}

/** A public form, which is sent once; without JavaScript it shows a note that it needs JavaScript. */
export function PublicForm({ form, to, submit, locale, children }: PublicFormProps) {
  const t = formMessages[locale];
  const [received, setReceived] = useState<Schemas['Received']>();
  return (
    <>
      <FormElement
        form={form}
        action={to}
        hidden={received !== undefined}
        onFocus={prepareToken}
        onSubmit={() => void send()}
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
        <FormMessage />
        <p className="actions">
          <SendButton sending={t.sending}>{submit}</SendButton>
        </p>
      </FormElement>
      {received && (
        <Sent receipt={received} onAgain={() => setReceived(undefined)} locale={locale} />
      )}
    </>
  );

  async function send(): Promise<void> {
    if (form.view.isSending || !form.check()) return;
    const answer = await form.send(() => sendPublic(to, form.content()));
    if (!answer?.ok) return;
    form.reset();
    setReceived(answer.body as unknown as Schemas['Received']);
  }
}
