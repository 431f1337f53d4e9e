import type { Locale, Localized } from '../../locale.ts';
import type { Schemas } from '../../schemas.ts';
import { Facts } from '../parts/Facts.tsx';
import { SaveButton } from '../parts/SaveButton.tsx';
import type { LinkClient } from '../record/linkClient.ts';
import { dayText } from '../parts/times.ts';
import { packetMessages } from './messages.ts';
import { OPENED } from './source.ts';

type PackedDocument = Schemas['PacketDocument'];

interface DocumentsProps extends Localized {
  documents: PackedDocument[];
  /** With it, their files can be saved. */
  client?: LinkClient;
}

/** The documents of a packet. */
export function Documents({ documents, client, locale }: DocumentsProps) {
  const t = packetMessages[locale];
  return (
    <div className="link__sections">
      {documents.map((document) => (
        <section key={document.id}>
          <h2>{document.name}</h2>
          <Facts facts={factsOf(document, locale)} />
          {!document.isNewest && <p>{t.newer}</p>}
          {client && (
            <SaveButton
              client={client}
              locale={locale}
              path={`${OPENED}/files/${document.id}`}
              text={t.open}
              label={`${t.open}: ${document.name}`}
            />
          )}
        </section>
      ))}
    </div>
  );
}

function factsOf(document: PackedDocument, locale: Locale) {
  const { fileName, documentDate, expirationDate, checksum } = document;
  const t = packetMessages[locale];
  const until = expirationDate ? dayText(expirationDate, locale) : t.notReviewed;
  return [
    { name: 'file', label: t.file, text: fileName },
    { name: 'dated', label: t.dated, text: documentDate ? dayText(documentDate, locale) : '' },
    { name: 'until', label: t.validUntil, text: until },
    { name: 'checksum', label: 'SHA-256', text: checksum },
  ];
}
