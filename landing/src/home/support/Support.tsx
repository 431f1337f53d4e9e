import { signInAddress } from '../../layout/sections.ts';
import type { Localized } from '../../locale.ts';
import { supportMessages } from './messages.ts';

/** The hours of support; contact details are shown inside the product only. */
export function Support({ locale }: Localized) {
  const t = supportMessages[locale];
  return (
    <section className="section wrap support" id="support" aria-labelledby="support-title">
      <div>
        <h2 id="support-title">{t.title}</h2>
        <p className="lead">{t.lead}</p>
        <p>{t.account}</p>
        <p className="actions">
          <a className="button" href={signInAddress}>
            {t.signIn}
          </a>
        </p>
      </div>
      <ul className="channels">
        {t.channels.map(({ when, title, text }) => (
          <li key={title} className="channel">
            <p className="channel__when">{when}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
