import type { Localized } from '../../locale.ts';
import { trackingMessages } from './messages.ts';
import type { Tracking } from './source.ts';

/** The stages of a load that is driven by legs, each with its way and its status; nothing of any other load. */
export function Stages({ load: { stages }, locale }: Localized & { load: Tracking }) {
  const t = trackingMessages[locale];
  if (!stages?.length) return null;
  return (
    <section className="tracking__part">
      <h2>{t.stages}</h2>
      <ol className="tracking__steps tracking__stops">
        {stages.map(({ leg, status, origin, destination }) => (
          <li key={leg}>
            <strong>{t.legs[leg]}</strong>
            <span>{`${origin.city} → ${destination.city}`}</span>
            {status && <span>{t.status[status]}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
