import { ContactUs } from '../contactUs/ContactUs.tsx';
import { Figures } from '../home/figures/Figures.tsx';
import { address, type Localized } from '../locale.ts';
import { signInAddress } from '../layout/sections.ts';
import { carriersMessages } from './messages.ts';
import { Road } from './Road.tsx';

/** The landing page for carriers: what they gain, how it goes, what they need. */
export function Carriers({ locale }: Localized) {
  return (
    <>
      <Top locale={locale} />
      <Gains locale={locale} />
      <Figures locale={locale} />
      <Steps locale={locale} />
      <Documents locale={locale} />
      <Voice locale={locale} />
      <Questions locale={locale} />
      <ContactUs locale={locale} />
      <Support locale={locale} />
    </>
  );
}

function Top({ locale }: Localized) {
  const t = carriersMessages[locale];
  return (
    <section className="carriersTop" aria-labelledby="carriers-title">
      <div className="wrap carriersTop__text">
        <h1 id="carriers-title">{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <p className="actions">
          <a className="button" href={address('/form', locale)}>
            {t.register}
          </a>
          <a className="button button--quiet" href={address('/new_route', locale)}>
            {t.offer}
          </a>
        </p>
      </div>
      <Road label={t.scene} />
    </section>
  );
}

function Gains({ locale }: Localized) {
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

function Steps({ locale }: Localized) {
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

function Documents({ locale }: Localized) {
  const t = carriersMessages[locale];
  return (
    <section className="band" aria-labelledby="documents-title">
      <div className="section wrap">
        <div className="section__head">
          <h2 id="documents-title">{t.documentsTitle}</h2>
          <p className="lead">{t.documentsLead}</p>
        </div>
        <ul className="checks carriersDocuments">
          {t.documents.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Voice({ locale }: Localized) {
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

function Questions({ locale }: Localized) {
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

function Support({ locale }: Localized) {
  const t = carriersMessages[locale];
  return (
    <section className="section wrap" id="support" aria-labelledby="support-title">
      <div className="section__head">
        <h2 id="support-title">{t.supportTitle}</h2>
        <p className="lead">{t.supportText}</p>
        <p className="actions">
          <a className="button" href={address('/form', locale)}>
            {t.register}
          </a>
          <a className="button button--quiet" href={signInAddress}>
            {t.signIn}
          </a>
        </p>
      </div>
    </section>
  );
}
