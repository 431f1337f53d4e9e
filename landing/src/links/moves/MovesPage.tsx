import type { Localized } from '../../locale.ts';
import { Facts } from '../parts/Facts.tsx';
import { LinkShell } from '../parts/LinkShell.tsx';
import { Question, useQuestion } from '../parts/Question.tsx';
import { RecordStatus } from '../parts/RecordStatus.tsx';
import { type OpenLink, useLink } from '../record/useLink.ts';
import { useOpening, usePerson } from '../record/usePerson.ts';
import { LastReport } from './LastReport.tsx';
import { movesMessages } from './messages.ts';
import { movesSource, type Moves } from './source.ts';
import { StepButtons } from './StepButtons.tsx';
import { Steps } from './Steps.tsx';
import { StopList } from './StopList.tsx';
import { factsOfStop } from './stopFacts.ts';
import { StopView } from './StopView.tsx';
import { type MovesState, useMoves } from './useMoves.ts';

/** The page on which a driver reports the moves of a load by link, one tap each. */
export function MovesPage({ locale }: Localized) {
  const { title, loading } = movesMessages[locale];
  const view = useLink(movesSource);
  const person = usePerson();
  useOpening(person, view.link?.client);
  const reference = view.link?.content.reference;
  return (
    <LinkShell title={title} loading={loading} reference={reference} view={view} locale={locale}>
      {(link) => <MovesView key={link.client.id} link={link} locale={locale} />}
    </LinkShell>
  );
}

function MovesView({ link, locale }: Localized & { link: OpenLink<Moves> }) {
  const t = movesMessages[locale];
  const { question, ask } = useQuestion();
  const moves = useMoves(link, ask);
  const { next, pendingReports } = moves;
  const [title, text] = next || pendingReports.length > 0 ? [] : t.done;
  return (
    <>
      <RecordStatus title={title} text={text} />
      <LastReport moves={moves} locale={locale} />
      <StepButtons moves={moves} locale={locale} />
      <Stops moves={moves} locale={locale} />
      <Steps moves={moves} locale={locale} />
      <Question question={question} locale={locale} />
    </>
  );
}

/** Both stops of a load; of one with more, the present one, and the others behind a button. */
function Stops({ moves, locale }: Localized & { moves: MovesState }) {
  const { stops, presentStop } = moves;
  if (stops.length > 2) {
    const present = stops.find(({ number }) => number === presentStop);
    return (
      <>
        {present && <StopView stop={present} count={stops.length} locale={locale} />}
        <StopList moves={moves} locale={locale} />
      </>
    );
  }
  return <Facts facts={stops.flatMap((stop) => factsOfStop(stop, locale))} />;
}
