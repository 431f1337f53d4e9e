import type { Locale, Localized } from '../../locale.ts';
import { Facts } from '../parts/Facts.tsx';
import { LinkShell } from '../parts/LinkShell.tsx';
import { RecordStatus } from '../parts/RecordStatus.tsx';
import { type OpenLink, useLink } from '../record/useLink.ts';
import { useOpening, usePerson } from '../record/usePerson.ts';
import { evidenceMessages } from './messages.ts';
import { Queue } from './Queue.tsx';
import { countSent, isSent } from './sent.ts';
import { type Evidence, type EvidenceItem, evidenceSource } from './source.ts';
import { StopGroups } from './StopGroups.tsx';
import { Items } from './Items.tsx';
import { useFiles } from './useFiles.ts';

/** The page on which a driver sends the proof documents of a load by link. */
export function EvidencePage({ locale }: Localized) {
  const { title, loading } = evidenceMessages[locale];
  const view = useLink(evidenceSource);
  const person = usePerson();
  useOpening(person, view.link?.client);
  const reference = view.link?.content.reference;
  return (
    <LinkShell title={title} loading={loading} reference={reference} view={view} locale={locale}>
      {(link) => <Sections key={link.client.id} link={link} locale={locale} />}
    </LinkShell>
  );
}

function Sections({ link, locale }: Localized & { link: OpenLink<Evidence> }) {
  const t = evidenceMessages[locale];
  const files = useFiles(link);
  const { origin, destination, brokerName, items, stops = [] } = link.content;
  const [title, text] = statusOf(items, t);
  const facts = [
    { name: 'lane', label: t.lane, text: `${origin.city} → ${destination.city}` },
    { name: 'broker', label: t.broker, text: brokerName },
  ];
  return (
    <>
      <RecordStatus title={title} text={text} />
      <Queue files={files} locale={locale} />
      {items.length > 0 && <p>{countSent(items, locale)}</p>}
      {stops.length > 2 ? (
        <StopGroups evidence={link.content} files={files} locale={locale} />
      ) : (
        <Items items={items} files={files} locale={locale} />
      )}
      <Facts facts={facts} />
      {items.length > 0 && <p>{t.place}</p>}
    </>
  );
}

/** Says in a title and a sentence how all proof documents stand; nothing while some are missing. */
function statusOf(items: EvidenceItem[], t: (typeof evidenceMessages)[Locale]): string[] {
  if (items.length === 0) return t.none;
  if (items.every(({ status }) => status === 'accepted' || status === 'waived')) return t.complete;
  return items.every(isSent) ? t.allSent : [];
}
