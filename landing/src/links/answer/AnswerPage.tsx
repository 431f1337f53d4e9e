import type { Localized } from '../../locale.ts';
import { DeclineForm, RateForm } from './AnswerForms.tsx';
import { answerMessages } from './messages.ts';

/** The page on which a carrier answers an invitation by link; answer.ts fills and runs it. */
export function AnswerPage({ locale }: Localized) {
  const t = answerMessages[locale];
  return (
    <div className="link wrap" data-answer>
      <h1>
        {t.title} <span data-reference />
      </h1>
      <noscript>
        <p className="note">{t.noScript}</p>
      </noscript>
      <p className="link__news" role="status" data-news>
        {t.loading}
      </p>
      <section className="sent" data-standing tabIndex={-1} hidden>
        <h2 data-standing-title />
        <p data-standing-text />
        <p data-outcome />
      </section>
      <p className="link__clock" role="timer" data-clock hidden />
      <dl className="link__facts" data-facts />
      <RateForm locale={locale} />
      <button className="button button--quiet" type="button" data-verb="available" hidden>
        {t.available}
      </button>
      <DeclineForm locale={locale} />
      <button className="button button--quiet" type="button" data-verb="reopen" hidden>
        {t.reopen}
      </button>
      <button className="button button--quiet" type="button" data-verb="acknowledge" hidden>
        {t.acknowledge}
      </button>
    </div>
  );
}
