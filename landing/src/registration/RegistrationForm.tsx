import { useEffect, useRef } from 'react';
import { registrationLimits } from '../forms/contract.static.ts';
import { FormElement, FormMessage, SendButton } from '../forms/fields/index.ts';
import { formMessages } from '../forms/messages.ts';
import { Honeypot } from '../forms/public/Honeypot.tsx';
import { useForm } from '../forms/state/useForm.ts';
import { prepareToken } from '../forms/token.ts';
import { address, type Localized } from '../locale.ts';
import { registrationMessages } from './messages.ts';
import { Step } from './Step.tsx';
import { Company, Coverage, Fleet, TaxAndContact, Terms } from './Steps.tsx';
import { LAST } from './sendStep.ts';
import { useRegistration } from './useRegistration.ts';

const STEPS = [Company, TaxAndContact, Coverage, Fleet, Terms];

/** The registration of a carrier in steps, each of which is saved when it is left. */
export function RegistrationForm({ locale }: Localized) {
  const t = registrationMessages[locale];
  const f = formMessages[locale];
  const form = useForm({
    id: 'registration',
    schema: 'RegistrationFields',
    limits: registrationLimits,
    initial: { nationality: 'MX' },
    locale,
  });
  const { step, link, news, done, submit, goBack, restart } = useRegistration(form, t);
  if (done !== undefined) return <Done message={done} />;
  return (
    <FormElement
      form={form}
      className="registration"
      onFocus={prepareToken}
      onSubmit={() => void submit()}
    >
      <noscript>
        <p className="note">{f.noScript}</p>
      </noscript>
      <p className="registration__news note" role="status" hidden={!news}>
        {news}
      </p>
      {STEPS.map((Content, index) => (
        <Step key={index} number={index + 1} isOpen={step === index + 1} locale={locale}>
          <Content locale={locale} />
        </Step>
      ))}
      <Honeypot label={f.leaveEmpty} />
      <p className="form__privacy">
        {f.privacy} <a href={address('/notice_of_privacy', locale)}>{f.notice}</a>.
      </p>
      <FormMessage />
      <p className="actions">
        <SendButton sending={f.sending}>
          {link ? (step === LAST ? t.finish : t.next) : t.begin}
        </SendButton>
        <button className="button button--quiet" type="button" onClick={goBack} hidden={step === 1}>
          {t.back}
        </button>
      </p>
      <div className="registration__link" hidden={!link}>
        <p>
          {t.later} <a href={link ?? address('/form', locale)}>{link}</a>
        </p>
        <button className="button button--quiet" type="button" onClick={restart}>
          {t.restart}
        </button>
      </div>
    </FormElement>
  );
}

function Done({ message }: { message: string }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} className="sent" tabIndex={-1} role="status">
      <p className="sent__message">{message}</p>
    </div>
  );
}
