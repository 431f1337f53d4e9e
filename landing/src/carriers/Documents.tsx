import type { Localized } from '../locale.ts';
import { carriersMessages } from './messages.ts';

/** The documents that a carrier has to upload. */
export function Documents({ locale }: Localized) {
  const t = carriersMessages[locale];
  return (
    <section className="band" aria-labelledby="documents-title">
      <div className="section wrap">
        <div className="section__head">
          <h2 id="documents-title">{t.documentsTitle}</h2>
          <p className="lead">{t.documentsLead}</p>
        </div>
        <ul className="checks carriersDocuments">
          {t.documents.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
