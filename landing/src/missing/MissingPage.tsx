import { address, type Locale, type Localized } from '../locale.ts';
import { missingMessages } from './messages.ts';

/** The not-found page, in both languages, because one file is answered for every address. */
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
      <div className="missing__other" lang="en">
        <p>
          <strong>{missingMessages.en.title}.</strong> {missingMessages.en.text}
        </p>
        <HomeLink locale="en" />
      </div>
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
