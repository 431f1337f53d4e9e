import { address, type Localized } from '../locale.ts';
import { carriersMessages } from './messages.ts';
import { Road } from './Road.tsx';

/** The top of the page for carriers: title, and the links to register and to sign in. */
export function Intro({ locale }: Localized) {
  const t = carriersMessages[locale];
  return (
    <section className="carriersTop" aria-labelledby="carriers-title">
      <div className="wrap carriersTop__text">
        <h1 id="carriers-title">{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <p className="actions">
          <a className="button" href={address('/form', locale)}>
            {t.register}
          </a>
          <a className="button button--quiet" href={address('/new_route', locale)}>
            {t.offer}
          </a>
        </p>
      </div>
      <Road label={t.scene} />
    </section>
  );
}
