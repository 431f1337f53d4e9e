import type { Localized } from '../locale.ts';
import { carriersMessages } from './messages.ts';

/** The steps from the registration to the first load. */
export function Steps({ locale }: Localized) {
  const t = carriersMessages[locale];
  return (
    <section className="section wrap" aria-labelledby="steps-title">
      <h2 id="steps-title">{t.stepsTitle}</h2>
      <ol className="formPage__steps carriersSteps">
        {t.steps.map(({ title, text }) => (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
