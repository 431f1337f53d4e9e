import type { Locale, Localized } from '../../locale.ts';
import { momentAt } from '../parts/times.ts';
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
        {stages.map((stage) => {
          const { leg, status, origin, destination } = stage;
          const expected = expectedText(stage, locale);
          return (
            <li key={leg}>
              <strong>{t.legs[leg]}</strong>
              <span>{`${origin.city} → ${destination.city}`}</span>
              {status && <span>{t.status[status]}</span>}
              {expected && <span>{expected}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** When a stage under way is expected at its end, in the time of that place. */
function expectedText({ expectedAt, destinationTimeZone }: Stage, locale: Locale): string | null {
  if (!expectedAt || !destinationTimeZone) return null;
  const at = momentAt(expectedAt, destinationTimeZone, locale);
  return `${trackingMessages[locale].expected}: ${at}`;
}

type Stage = NonNullable<Tracking['stages']>[number];
