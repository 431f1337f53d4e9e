import { useEffect, useState } from 'react';
import type { Localized } from '../../locale.ts';
import { LinkShell } from '../parts/LinkShell.tsx';
import { LostAnswer } from '../parts/LostAnswer.tsx';
import { SaveButton } from '../parts/SaveButton.tsx';
import { RecordStatus } from '../parts/RecordStatus.tsx';
import { useAnswers } from '../record/useAnswers.ts';
import { type OpenLink, useLink } from '../record/useLink.ts';
import { type Person, useOpening, usePerson } from '../record/usePerson.ts';
import { AcceptForm } from './AcceptForm.tsx';
import { confirmationMessages } from './messages.ts';
import { Sections } from './Sections.tsx';
import { confirmationSource, pathOf, type Revision } from './source.ts';
import { revisionStatusText } from './revisionStatusText.ts';
import { useSections } from './useSections.ts';

/** The page on which a carrier reads and accepts a rate confirmation by link. */
export function ConfirmationPage({ locale }: Localized) {
  const t = confirmationMessages[locale];
  const view = useLink(confirmationSource);
  const person = usePerson();
  const [wanted, setWanted] = useWanted();
  useOpening(person, view.link?.client);
  const revisions = view.link?.content ?? [];
  const [latest] = revisions;
  const visibleRevision = revisions.find(({ revision }) => revision === wanted) ?? latest;
  const reference =
    visibleRevision && `· ${t.revision.replace('{revision}', String(visibleRevision.revision))}`;
  return (
    <LinkShell
      title={t.title}
      loading={t.loading}
      reference={reference}
      view={view}
      locale={locale}
    >
      {(link) => {
        if (!visibleRevision || !latest) return null;
        const onLatest = () => setWanted(undefined);
        return (
          <Confirmation
            key={link.client.id}
            link={link}
            person={person}
            visibleRevision={visibleRevision}
            latest={latest}
            onLatest={onLatest}
            locale={locale}
          />
        );
      }}
    </LinkShell>
  );
}

interface ConfirmationProps extends Localized {
  link: OpenLink<Revision[]>;
  person: Person;
  visibleRevision: Revision;
  latest: Revision;
  onLatest: () => void;
}

function Confirmation({
  link,
  person,
  visibleRevision,
  latest,
  onLatest,
  locale,
}: ConfirmationProps) {
  const t = confirmationMessages[locale];
  const { client, subjectId } = link;
  const answers = useAnswers(link, pathOf(subjectId), person.ref);
  const sections = useSections(client, subjectId, visibleRevision);
  const [title, text] = revisionStatusText(visibleRevision, latest, locale);
  const can = visibleRevision.can.map((verb) => `${visibleRevision.id}/${verb}`);
  return (
    <>
      <RecordStatus title={title} text={text} isNews={answers.status?.state === 'sent'} />
      <LostAnswer status={answers.status} can={can} locale={locale} />
      {!visibleRevision.isLatest && (
        <button className="button" type="button" onClick={onLatest}>
          {t.readLatest}
        </button>
      )}
      {sections ? <Sections sections={sections} /> : <p role="status">{t.loading}</p>}
      <SaveButton
        client={client}
        locale={locale}
        path={`${pathOf(subjectId)}/${visibleRevision.id}/file?format=pdf&language=${locale}`}
        text={t.download}
      />
      {sections && visibleRevision.can.includes('accept') && (
        <AcceptForm
          key={visibleRevision.id}
          revision={visibleRevision}
          record={client.id}
          answers={answers}
          locale={locale}
        />
      )}
    </>
  );
}

/** The revision whose mail led here; without one the current revision is shown. */
function useWanted() {
  const [wanted, setWanted] = useState<number>();
  useEffect(() => {
    setWanted(Number(new URLSearchParams(location.search).get('revision')) || undefined);
  }, []);
  return [wanted, setWanted] as const;
}
