import type { Localized } from '../../locale.ts';
import { questionMessages } from './messages.ts';

/** The frequent questions as `details` elements, which open without JavaScript. */
export function Questions({ locale }: Localized) {
  const t = questionMessages[locale];
  return (
    <section className="band" id="questions" aria-labelledby="questions-title">
      <div className="section wrap questions">
        <div className="section__head">
          <h2 id="questions-title">{t.title}</h2>
          <p className="lead">{t.lead}</p>
        </div>
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
      </div>
    </section>
  );
}
