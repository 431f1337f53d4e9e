import type { Localized } from '../../locale.ts';
import { Facts } from '../parts/Facts.tsx';
import { stopText } from '../parts/stopText.ts';
import { movesMessages } from './messages.ts';
import type { Moves } from './source.ts';

export type MoveStop = Moves['stops'][number];

/** The stop where the truck is or that it goes to: its place and window, whom to ask for, what to do there, the way. */
export function StopView({ stop, count, locale }: Localized & { stop: MoveStop; count: number }) {
  const t = movesMessages[locale];
  return (
    <section className="link__sections moves__stop" aria-labelledby="present-stop">
      <h2 id="present-stop">{stopText(stop, count, locale)}</h2>
      <Facts facts={factsOf(stop, t)} />
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

function factsOf(
  { kind, place, appointment, contact, reference, goods }: MoveStop,
  t: (typeof movesMessages)['es'],
) {
  const facts = [
    ['place', t[kind], `${place}\n${appointment}`],
    ['contact', t.contact, contact?.name],
    ['phone', t.phone, contact?.phone],
    ['reference', t.stopReference, reference],
    ['goods', t.goods[kind], goods?.join('\n')],
  ] as const;
  return facts.flatMap(([name, label, text]) => (text ? [{ name, label, text }] : []));
}
