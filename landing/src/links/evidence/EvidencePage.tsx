import type { Locale, Localized } from '../../locale.ts';
import { Facts } from '../parts/Facts.tsx';
import { LinkShell } from '../parts/LinkShell.tsx';
import { RecordStatus } from '../parts/RecordStatus.tsx';
import { type OpenLink, useLink } from '../record/useLink.ts';
import { useOpening, usePerson } from '../record/usePerson.ts';
import { EvidenceSection } from './EvidenceSection.tsx';
import { evidenceMessages } from './messages.ts';
import { Queue } from './Queue.tsx';
import { type Evidence, type EvidenceItem, evidenceSource } from './source.ts';
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
  const { origin, destination, brokerName, items } = link.content;
  const sent = items.filter(isSent).length;
  const [title, text] = statusOf(items, t);
  const facts = [
    { name: 'lane', label: t.lane, text: `${origin.city} → ${destination.city}` },
    { name: 'broker', label: t.broker, text: brokerName },
  ];
  const progress = t.progress
    .replace('{done}', String(sent))
    .replace('{all}', String(items.length));
  return (
    <>
      <RecordStatus title={title} text={text} />
      <Queue files={files} locale={locale} />
      {items.length > 0 && <p>{progress}</p>}
      <div className="link__sections">
        {byUrgency(items).map((item) => (
          <EvidenceSection key={item.type} item={item} files={files} locale={locale} />
        ))}
      </div>
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

function isSent({ status }: EvidenceItem): boolean {
  return status !== 'missing' && status !== 'rejected';
}

/** Sorts the documents that have to be sent before those that were sent. */
function byUrgency(items: EvidenceItem[]): EvidenceItem[] {
  const order = ['rejected', 'missing', 'pending', 'accepted', 'waived'];
  return [...items].sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
}
