import type { Localized } from '../../locale.ts';
import { trackingMessages } from './messages.ts';
import type { Tracking } from './source.ts';
import { nameOf, presentStopOf, timesOf, type TrackingStop } from './stops.ts';

/** How far a load is, by stop: its window, and when it was reached and left or is expected. */
export function StopStages({
  load,
  stops,
  locale,
}: Localized & { load: Tracking; stops: TrackingStop[] }) {
  const present = presentStopOf(load);
  return (
    <section className="tracking__part">
      <h2>{trackingMessages[locale].steps}</h2>
      <ol className="tracking__steps tracking__stops">
        {stops.map((stop) => (
          <li key={stop.number} aria-current={stop === present ? 'step' : undefined}>
            <strong>{nameOf(stop, stops.length, locale)}</strong>
            {timesOf(stop, stops.length, locale).map((text) => (
              <span key={text}>{text}</span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
