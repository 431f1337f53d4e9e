import type { Localized } from '../locale.ts';
import { carriersMessages } from './messages.ts';

/** The advantages for a carrier that joins the network. */
export function Benefits({ locale }: Localized) {
  const t = carriersMessages[locale];
  return (
    <section className="section wrap" aria-labelledby="gains-title">
      <h2 id="gains-title">{t.gainsTitle}</h2>
      <ul className="services">
        {t.gains.map(({ title, text }) => (
          <li key={title} className="gain">
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
