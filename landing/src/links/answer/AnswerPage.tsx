import type { Localized } from '../../locale.ts';
import { LinkPage } from '../LinkPage.tsx';
import { DeclineForm, RateForm } from './AnswerForms.tsx';
import { Question } from '../Question.tsx';
import { answerMessages } from './messages.ts';

/** The page on which a carrier answers an invitation by link; answer.ts fills and runs it. */
export function AnswerPage({ locale }: Localized) {
  const t = answerMessages[locale];
  return (
    <LinkPage title={t.title} loading={t.loading} locale={locale}>
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
      <Question locale={locale} />
    </LinkPage>
  );
}
