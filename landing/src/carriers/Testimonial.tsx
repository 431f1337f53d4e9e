import type { Localized } from '../locale.ts';
import { carriersMessages } from './messages.ts';

/** A testimonial of a carrier. */
export function Testimonial({ locale }: Localized) {
  const t = carriersMessages[locale];
  return (
    <section className="section wrap" aria-labelledby="voices-title">
      <h2 id="voices-title">{t.voicesTitle}</h2>
      <figure className="testimonial carriersVoice">
        <blockquote>
          <p>{t.voice.words}</p>
        </blockquote>
        <figcaption>
          <strong>{t.voice.name}</strong>
          {t.voice.role}
        </figcaption>
      </figure>
    </section>
  );
}
