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
import { standingOf } from './standingOf.ts';
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
  const shown = revisions.find(({ revision }) => revision === wanted) ?? latest;
  const reference = shown && `· ${t.revision.replace('{revision}', String(shown.revision))}`;
  return (
    <LinkShell title={t.title} loading={t.loading} {...{ reference, view, locale }}>
      {(link) => {
        if (!shown || !latest) return null;
        const onLatest = () => setWanted(undefined);
        return (
          <Confirmation
            key={link.client.id}
            {...{ link, person, shown, latest, onLatest, locale }}
          />
        );
      }}
    </LinkShell>
  );
}

interface ConfirmationProps extends Localized {
  link: OpenLink<Revision[]>;
  person: Person;
  shown: Revision;
  latest: Revision;
  onLatest: () => void;
}

function Confirmation({ link, person, shown, latest, onLatest, locale }: ConfirmationProps) {
  const t = confirmationMessages[locale];
  const { client, subjectId } = link;
  const answers = useAnswers(link, pathOf(subjectId), person.ref);
  const sections = useSections(client, subjectId, shown);
  const [title, text] = standingOf(shown, latest, locale);
  const can = shown.can.map((verb) => `${shown.id}/${verb}`);
  return (
    <>
      <RecordStatus {...{ title, text }} isNews={answers.status?.state === 'sent'} />
      <LostAnswer status={answers.status} {...{ can, locale }} />
      {!shown.isLatest && (
        <button className="button" type="button" onClick={onLatest}>
          {t.readLatest}
        </button>
      )}
      <Sections sections={sections} />
      <SaveButton
        {...{ client, locale }}
        path={`${pathOf(subjectId)}/${shown.id}/file?format=pdf&language=${locale}`}
        text={t.download}
      />
      {shown.can.includes('accept') && (
        <AcceptForm key={shown.id} revision={shown} record={client.id} {...{ answers, locale }} />
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
