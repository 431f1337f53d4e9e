import type { Localized } from '../locale.ts';
import { signInAddress } from '../layout/sections.ts';
import { sessionMessages } from './messages.ts';

/** The temporary login: the demo accounts and the link to sign in. Only a development server answers it. */
export function SessionPage({ locale }: Localized) {
  const t = sessionMessages[locale];
  return (
    <section className="section wrap mapPage">
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      <p>
        {t.password}: <code>anden</code>
      </p>
      <p className="actions">
        <a className="button" href={signInAddress}>
          {t.signIn}
        </a>
      </p>
      <table className="plain">
        <caption>{t.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t.account}</th>
            <th scope="col">{t.who}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(t.people).map(([email, who]) => (
            <tr key={email}>
              <th scope="row">{email}</th>
              <td>{who}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
