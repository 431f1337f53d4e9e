import type { Localized } from '../../locale.ts';
import { LinkPage } from '../LinkPage.tsx';
import { Question } from '../Question.tsx';
import { movesMessages } from './messages.ts';

/** The page on which a driver reports the moves of a load by link, one tap each; moves.ts fills and runs it. */
export function MovesPage({ locale }: Localized) {
  const t = movesMessages[locale];
  return (
    <LinkPage title={t.title} loading={t.loading} locale={locale}>
      <button className="button" type="button" data-step hidden />
      <p data-place-hint hidden>
        {t.placeHint}
      </p>
      <section className="link__sections" data-steps />
      <Question locale={locale} />
    </LinkPage>
  );
}
