import type { Localized } from '../../locale.ts';
import { audienceMessages } from './messages.ts';

/** The section of audiences (shippers, carriers, brokers), drawn as three dock doors. */
export function Audiences({ locale }: Localized) {
  const t = audienceMessages[locale];
  return (
    <section className="band" id="audiences" aria-labelledby="audiences-title">
      <div className="section wrap">
        <div className="section__head">
          <h2 id="audiences-title">{t.title}</h2>
          <p className="lead">{t.lead}</p>
        </div>
        <ul className="docks">
          {t.audiences.map((audience, index) => (
            <li key={audience.name} className="dock">
              <div className="dock__door" aria-hidden="true">
                <span>{index + 1}</span>
              </div>
              <div className="dock__inside">
                <h3>{audience.name}</h3>
                <p>{audience.summary}</p>
                <ul className="checks">
                  {audience.gains.map((gain) => (
                    <li key={gain}>{gain}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
