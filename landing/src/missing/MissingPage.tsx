import { address, type Locale, type Localized } from '../locale.ts';
import { missingMessages } from './messages.ts';

/** The not-found page: one file for every address, so it speaks both languages. */
export function MissingPage({ locale }: Localized) {
  const t = missingMessages[locale];
  return (
    <section className="missing wrap">
      <div className="road-sign missing__sign">
        <p className="missing__code">404</p>
        <h1>{t.title}</h1>
        <p>{t.text}</p>
        <WayHome locale={locale} />
      </div>
      <div className="missing__other" lang="en">
        <p>
          <strong>{missingMessages.en.title}.</strong> {missingMessages.en.text}
        </p>
        <WayHome locale="en" />
      </div>
    </section>
  );
}

function WayHome({ locale }: { locale: Locale }) {
  return (
    <p className="actions">
      <a className="button button--quiet" href={address('/', locale)}>
        {missingMessages[locale].home}
      </a>
    </p>
  );
}
