import { useState } from 'react';
import type { Localized } from '../../locale.ts';
import { Facts } from '../parts/Facts.tsx';
import { LinkShell } from '../parts/LinkShell.tsx';
import { RecordStatus } from '../parts/RecordStatus.tsx';
import { type OpenLink, useLink } from '../record/useLink.ts';
import { type Person, useOpening, usePerson } from '../record/usePerson.ts';
import { dayText } from '../parts/times.ts';
import { DocumentForm } from './DocumentForm.tsx';
import { documentMessages } from './messages.ts';
import { type AskedDocument, documentSource } from './source.ts';

/** The page on which a carrier sends one document by link. */
export function DocumentPage({ locale }: Localized) {
  const { title, loading } = documentMessages[locale];
  const view = useLink(documentSource);
  const person = usePerson();
  useOpening(person, view.link?.client);
  const reference = view.link?.content.name;
  return (
    <LinkShell title={title} loading={loading} reference={reference} view={view} locale={locale}>
      {(link) => <Document key={link.client.id} link={link} person={person} locale={locale} />}
    </LinkShell>
  );
}

interface DocumentProps extends Localized {
  link: OpenLink<AskedDocument>;
  person: Person;
}

function Document({ link, person, locale }: DocumentProps) {
  const t = documentMessages[locale];
  const [isSent, setSent] = useState(false);
  const { carrierName, status, reason, expirationDate, uploadedAt, can } = link.content;
  const [title, text] = (t.standing as Record<string, string[]>)[status] ?? [];
  const facts = [{ name: 'carrier', label: t.carrier, text: carrierName }];
  if (expirationDate)
    facts.push({ name: 'validUntil', label: t.validUntil, text: dayText(expirationDate, locale) });
  return (
    <>
      <RecordStatus
        key={uploadedAt}
        title={title}
        text={status === 'rejected' ? (reason ?? '') : text}
        isNews={isSent}
      />
      {can.includes('upload') && (
        <DocumentForm link={link} person={person} locale={locale} onSent={() => setSent(true)} />
      )}
      <Facts facts={facts} />
    </>
  );
}
