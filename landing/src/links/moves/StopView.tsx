import type { Localized } from '../../locale.ts';
import { Facts } from '../parts/Facts.tsx';
import { stopText } from '../parts/stopText.ts';
import { movesMessages } from './messages.ts';
import { factsOfStop, type MoveStop } from './stopFacts.ts';

/** The stop where the truck is or that it goes to: its place and window, whom to ask for, what to do there, the way. */
export function StopView({ stop, count, locale }: Localized & { stop: MoveStop; count: number }) {
  const t = movesMessages[locale];
  return (
    <section className="link__sections moves__stop" aria-labelledby="present-stop">
      <h2 id="present-stop">{stopText(stop, count, locale)}</h2>
      <Facts facts={factsOfStop(stop, locale)} />
      <a
        className="button button--quiet"
        href={MAP + encodeURIComponent(stop.place)}
        target="_blank"
        rel="noreferrer"
      >
        {t.wayThere}
      </a>
    </section>
  );
}

/** The route to a place, in the map of the phone or of the browser. */
const MAP = 'https://www.google.com/maps/dir/?api=1&destination=';
