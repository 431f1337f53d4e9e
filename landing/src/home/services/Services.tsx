import type { Localized } from '../../locale.ts';
import { icons } from './icons.tsx';
import { serviceMessages } from './messages.ts';

const services = ['quoting', 'network', 'monitoring', 'customs', 'insurance', 'software'] as const;

/** The section of the six services. */
export function Services({ locale }: Localized) {
  const t = serviceMessages[locale];
  return (
    <section className="section wrap" id="services" aria-labelledby="services-title">
      <div className="section__head">
        <h2 id="services-title">{t.title}</h2>
        <p className="lead">{t.lead}</p>
      </div>
      <ul className="services">
        {services.map((service) => (
          <li key={service} className="service">
            {icons[service]}
            <h3>{t[service].title}</h3>
            <p>{t[service].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
