import { signInAddress } from '../layout/sections.ts';
import { address, type Localized } from '../locale.ts';
import { carriersMessages } from './messages.ts';

/** The support section for drivers, and the links to register and to sign in again. */
export function Support({ locale }: Localized) {
  const t = carriersMessages[locale];
  return (
    <section className="section wrap" id="support" aria-labelledby="support-title">
      <div className="section__head">
        <h2 id="support-title">{t.supportTitle}</h2>
        <p className="lead">{t.supportText}</p>
        <p className="actions">
          <a className="button" href={address('/form', locale)}>
            {t.register}
          </a>
          <a className="button button--quiet" href={signInAddress}>
            {t.signIn}
          </a>
        </p>
      </div>
    </section>
  );
}
