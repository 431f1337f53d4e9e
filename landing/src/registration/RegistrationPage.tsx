import { FormScope, Honeypot } from '../forms/PublicForm.tsx';
import { FormPage } from '../forms/FormPage.tsx';
import { formMessages } from '../forms/messages.ts';
import { address, type Localized } from '../locale.ts';
import { registrationMessages } from './messages.ts';
import { Company, Coverage, Fleet, TaxAndContact, Terms } from './Steps.tsx';

const STEPS = [Company, TaxAndContact, Coverage, Fleet, Terms];

/** The registration of a carrier in steps; registration.ts saves each step and fills in saved values. */
export function RegistrationPage({ locale }: Localized) {
  const t = registrationMessages[locale];
  const f = formMessages[locale];
  return (
    <FormPage title={t.title} lead={t.lead} steps={t.after} note={t.note}>
      <FormScope value={{ id: 'registration', schema: 'RegistrationFields' }}>
        <form
          className="form registration"
          id="registration"
          data-registration
          data-required={f.required}
          data-offline={f.offline}
          data-unreachable={f.unreachable}
          data-wrong={f.wrong}
          data-sending={f.sending}
          data-expired={t.expired}
          data-welcome={t.welcomeBack}
        >
          <noscript>
            <p className="note">{f.noScript}</p>
          </noscript>
          <p className="registration__news note" role="status" data-news hidden />
          {STEPS.map((Step, index) => (
            <fieldset
              key={index}
              className="form__group"
              data-step={index + 1}
              hidden={index > 0}
              tabIndex={-1}
            >
              <legend>
                <span className="registration__progress">
                  {t.progress.replace('{at}', String(index + 1)).replace('{of}', '5')}
                </span>
                {t.steps[index]}
              </legend>
              <Step locale={locale} />
            </fieldset>
          ))}
          <Honeypot label={f.leaveEmpty} />
          <p className="form__privacy">
            {f.privacy} <a href={address('/notice_of_privacy', locale)}>{f.notice}</a>.
          </p>
          <p className="form__problem" role="alert" data-problem />
          <p className="actions">
            <button
              className="button"
              type="submit"
              data-begin={t.begin}
              data-next={t.next}
              data-finish={t.finish}
            >
              {t.begin}
            </button>
            <button className="button button--quiet" type="button" data-back hidden>
              {t.back}
            </button>
          </p>
          <div className="registration__link" data-link hidden>
            <p>
              {t.later} <a href={address('/form', locale)} />
            </p>
            <button className="button button--quiet" type="button" data-restart>
              {t.restart}
            </button>
          </div>
        </form>
      </FormScope>
    </FormPage>
  );
}
