import { address, type Locale, type Localized, otherLocales } from '../locale.ts';
import { missingMessages } from './messages.ts';

/** The not-found page, in all languages, because one file is answered for every address. */
export function MissingPage({ locale }: Localized) {
  const t = missingMessages[locale];
  return (
    <section className="missing wrap">
      <div className="road-sign missing__sign">
        <p className="missing__code">404</p>
        <h1>{t.title}</h1>
        <p>{t.text}</p>
        <HomeLink locale={locale} />
      </div>
      {otherLocales(locale).map((other) => (
        <div key={other} className="missing__other" lang={other}>
          <p>
            <strong>{missingMessages[other].title}.</strong> {missingMessages[other].text}
          </p>
          <HomeLink locale={other} />
        </div>
      ))}
    </section>
  );
}

function HomeLink({ locale }: { locale: Locale }) {
  return (
    <p className="actions">
      <a className="button button--quiet" href={address('/', locale)}>
        {missingMessages[locale].home}
      </a>
    </p>
  );
}
