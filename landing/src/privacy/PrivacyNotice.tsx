import type { Localized } from '../locale.ts';
import { notice } from './notice.ts';

/** The privacy notice, at /notice_of_privacy. */
export function PrivacyNotice({ locale }: Localized) {
  const { title, updated, introduction, parts } = notice[locale];
  return (
    <article className="prose wrap">
      <h1>{title}</h1>
      <p className="prose__date">{updated}</p>
      <p className="lead">{introduction}</p>
      {parts.map((part) => (
        <section key={part.title}>
          <h2>{part.title}</h2>
          {part.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {part.items && (
            <ul>
              {part.items.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
          {part.closing && <p>{part.closing}</p>}
        </section>
      ))}
    </article>
  );
}
