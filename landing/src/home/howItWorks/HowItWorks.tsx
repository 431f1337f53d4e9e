import type { Localized } from '../../locale.ts';
import { stepMessages } from './messages.ts';

/** The section with the steps of a load, each with the time that it takes. */
export function HowItWorks({ locale }: Localized) {
  const t = stepMessages[locale];
  return (
    <section className="section wrap" id="howItWorks" aria-labelledby="how-it-works-title">
      <h2 id="how-it-works-title">{t.title}</h2>
      <ol className="steps">
        {t.steps.map((step) => (
          <li key={step.title} className="step">
            <p className="step__when">{step.when}</p>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
