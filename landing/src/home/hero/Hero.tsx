import { address, type Localized } from '../../locale.ts';
import { heroMessages } from './messages.ts';
import { QuoteCard } from './QuoteCard.tsx';
import { Yard } from './Yard.tsx';

/** The top of the home page: title, an example of a quote and a drawing of a freight yard. */
export function Hero({ locale }: Localized) {
  const t = heroMessages[locale];
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="hero__columns wrap">
        <div>
          <h1 id="hero-title">{t.title}</h1>
          <p className="lead">{t.lead}</p>
          <p className="actions">
            <a className="button" href={address('/request_quote', locale)}>
              {t.quote}
            </a>
            <a className="button button--quiet" href={`${address('/', locale)}#demo`}>
              {t.demo}
            </a>
          </p>
        </div>
        <QuoteCard locale={locale} />
      </div>
      <Yard label={t.scene} />
    </section>
  );
}
