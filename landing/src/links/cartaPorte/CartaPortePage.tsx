import type { Localized } from '../../locale.ts';
import { LinkPage } from '../LinkPage.tsx';
import { cartaPorteMessages } from './messages.ts';

/** The page on which a customer or a carrier fills its part of a Carta Porte by link; cartaPorte.ts fills and runs it. */
export function CartaPortePage({ locale }: Localized) {
  const t = cartaPorteMessages[locale];
  return (
    <LinkPage title={t.title} loading={t.loading} locale={locale}>
      <section className="parts" data-parts />
      <section className="link__sections" data-conflict hidden>
        <h2>{t.conflict}</h2>
        <p>{t.conflictText}</p>
        <ul data-list />
        <button className="button" type="button" data-winner="mine">
          {t.keepMine}
        </button>
        <button className="button button--quiet" type="button" data-winner="theirs">
          {t.takeTheirs}
        </button>
      </section>
      <form className="form link__sections" data-part noValidate hidden />
      <div className="link__sections" data-download hidden>
        <button className="button button--quiet" type="button" data-save="xml">
          {t.download} XML
        </button>
        <button className="button button--quiet" type="button" data-save="json">
          {t.download} JSON
        </button>
        <button className="button button--quiet" type="button" data-save="csv">
          {t.download} CSV
        </button>
      </div>
      <section className="link__sections" data-findings hidden>
        <h2>{t.missing}</h2>
        <ul data-list />
      </section>
      <section className="link__sections" data-unchecked hidden>
        <h2>{t.unchecked}</h2>
        <ul data-list />
      </section>
    </LinkPage>
  );
}
