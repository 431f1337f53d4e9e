import type { Localized } from '../../locale.ts';
import { testimonialMessages } from './messages.ts';

/** Three testimonials: of a shipper, a carrier and a broker. */
export function Testimonials({ locale }: Localized) {
  const t = testimonialMessages[locale];
  return (
    <section className="section wrap" id="testimonials" aria-labelledby="testimonials-title">
      <h2 id="testimonials-title">{t.title}</h2>
      <div className="testimonials">
        {t.testimonials.map(({ words, name, role }) => (
          <figure key={name} className="testimonial">
            <blockquote>
              <p>{words}</p>
            </blockquote>
            <figcaption>
              <strong>{name}</strong>
              {role}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
