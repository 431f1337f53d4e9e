import type { Localized } from '../../locale.ts';
import { LinkPage } from '../LinkPage.tsx';
import { borderMessages } from './messages.ts';

/** The page on which a carrier or a customs broker gives by link what it owes before a load crosses; border.ts fills and runs it. */
export function BorderPage({ locale }: Localized) {
  const t = borderMessages[locale];
  return (
    <LinkPage title={t.title} loading={t.loading} locale={locale}>
      <section className="link__sections" data-gaps hidden>
        <h2>{t.missing}</h2>
        <ul data-list />
      </section>
      <form className="form" id="border" data-kept="device" data-verb="answer" hidden>
        <h2>{t.form}</h2>
        <p>{t.partial}</p>
        <div className="link__sections" data-fields />
        <p className="form__problem" role="alert" data-problem />
        <button className="button" type="submit">
          {t.send}
        </button>
      </form>
    </LinkPage>
  );
}
