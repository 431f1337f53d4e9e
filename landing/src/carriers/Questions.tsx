import type { Localized } from '../locale.ts';
import { carriersMessages } from './messages.ts';

/** Frequent questions of carriers. */
export function Questions({ locale }: Localized) {
  const t = carriersMessages[locale];
  return (
    <section className="section wrap questions" aria-labelledby="questions-title">
      <h2 id="questions-title">{t.questionsTitle}</h2>
      <div>
        {t.questions.map(({ question, answer }) => (
          <details key={question} className="question">
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
