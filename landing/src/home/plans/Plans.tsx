import { type Localized } from '../../locale.ts';
import { sectionAddress } from '../../layout/sections.ts';
import { planMessages } from './messages.ts';

/** Shows each plan with its content and its price a month; the script prices.ts fills in the prices of the settings. */
export function Plans({ locale }: Localized) {
  const t = planMessages[locale];
  return (
    <section className="section wrap" id="plans" aria-labelledby="plans-title">
      <div className="section__head">
        <h2 id="plans-title">{t.title}</h2>
        <p className="lead">{t.lead}</p>
      </div>
      <ul className="plans">
        {t.plans.map(({ plan, name, gains, action }) => (
          <li key={plan} className="plan">
            <h3>{name}</h3>
            <p className="plan__price">
              <strong data-price={plan}>{t.unknown}</strong> <span hidden>{t.perMonth}</span>
            </p>
            <ul className="checks">
              {gains.map((gain) => (
                <li key={gain}>{gain}</li>
              ))}
            </ul>
            <p className="actions">
              <a
                className={plan === 'premium' ? 'button' : 'button button--quiet'}
                href={sectionAddress('contact', locale)}
              >
                {action}
              </a>
            </p>
          </li>
        ))}
      </ul>
      <p className="plans__note">{t.tax}</p>
    </section>
  );
}
