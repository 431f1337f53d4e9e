import type { Localized } from '../../locale.ts';
import { figureMessages, figures } from './figures.ts';

/** The section of figures, styled like an overhead road sign. */
export function Figures({ locale }: Localized) {
  const t = figureMessages[locale];
  return (
    <section className="wrap wrap--wide" aria-labelledby="figures-title">
      <div className="road-sign">
        <h2 id="figures-title" className="visually-hidden">
          {t.title}
        </h2>
        <dl className="figures">
          {figures.map(({ name, claim, measured }) => (
            <div key={name} className="figure">
              <dt>{t[name]}</dt>
              <dd
                data-figure={measured?.field}
                data-above={measured?.above}
                data-unit={measured?.unit}
                data-says={measured && t[measured.label]}
              >
                {claim}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
