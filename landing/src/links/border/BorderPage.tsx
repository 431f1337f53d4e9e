import type { Localized } from '../../locale.ts';
import { Facts } from '../parts/Facts.tsx';
import { LinkShell } from '../parts/LinkShell.tsx';
import { RecordStatus } from '../parts/RecordStatus.tsx';
import { useAnswers } from '../record/useAnswers.ts';
import { type OpenLink, useLink } from '../record/useLink.ts';
import { type Person, useOpening, usePerson } from '../record/usePerson.ts';
import { BorderForm } from './BorderForm.tsx';
import { Gaps } from './Gaps.tsx';
import { borderMessages } from './messages.ts';
import { type BorderRequest, borderSource } from './source.ts';

/** The page on which a carrier or a customs broker gives by link what it owes before a load crosses. */
export function BorderPage({ locale }: Localized) {
  const { title, loading } = borderMessages[locale];
  const view = useLink(borderSource);
  const person = usePerson();
  useOpening(person, view.link?.client);
  const reference = view.link?.content.reference;
  return (
    <LinkShell title={title} loading={loading} reference={reference} view={view} locale={locale}>
      {(link) => <Request key={link.client.id} link={link} person={person} locale={locale} />}
    </LinkShell>
  );
}

interface RequestProps extends Localized {
  link: OpenLink<BorderRequest>;
  person: Person;
}

function Request({ link, person, locale }: RequestProps) {
  const t = borderMessages[locale];
  const answers = useAnswers(link, '/api/border/link', person.ref);
  const { facts, gaps, fields, can, timeZone } = link.content;
  const isOpen = can.includes('answer');
  const isComplete = gaps.every(({ isAdvice }) => isAdvice);
  const isSent = answers.status?.state === 'sent';
  return (
    <>
      {!isOpen && <p className="note">{t.closed}</p>}
      {isComplete && <RecordStatus title={t.complete} text={t.completeText} isNews={isSent} />}
      <Gaps gaps={gaps} timeZone={timeZone} locale={locale} />
      {isOpen && fields.length > 0 && <BorderForm link={link} answers={answers} locale={locale} />}
      <Facts facts={facts} />
    </>
  );
}
