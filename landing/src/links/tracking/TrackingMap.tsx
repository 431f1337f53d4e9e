import { memo } from 'react';
import type { Localized } from '../../locale.ts';
import type { Schemas } from '../../schemas.ts';
import { drawing } from './drawing.static.ts';
import { trackingMessages } from './messages.ts';

type Place = Schemas['Place'];

const { border, size, states } = drawing;

interface Point {
  x: number;
  y: number;
}

interface TrackingMapProps extends Localized {
  /** Those of its stops, in driving order. */
  places: Place[];
  /** The place that it goes to next, where that is not simply the last one. */
  next?: Place | undefined;
}

/** The drawing of both countries with the states and the lane of a load; nothing where a state is not drawn. */
export function TrackingMap({ places, next, locale }: TrackingMapProps) {
  const points = places.flatMap(({ state }) => states[state] ?? []);
  if (points.length < places.length) return null;
  const marked = [...new Set(points)];
  const present = next && states[next.state];
  return (
    <svg
      className="tracking__map"
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={labelOf(places, next, trackingMessages[locale])}
    >
      <Land />
      {marked.map(({ path }) => (
        <path key={path} className="tracking__land tracking__land--marked" d={path} />
      ))}
      <path className="tracking__border" d={border} />
      {points.slice(1).map((end, index) => (
        <path key={index} className="tracking__lane" d={bent(points[index]!, end)} />
      ))}
      {points.map(({ x, y }, index) => (
        <circle key={index} className="tracking__end" cx={x} cy={y} r="10" />
      ))}
      {present && <circle className="tracking__next" cx={present.x} cy={present.y} r="17" />}
    </svg>
  );
}

function labelOf(
  places: Place[],
  next: Place | undefined,
  t: (typeof trackingMessages)['es'],
): string {
  const [from, to] = [places[0]!, places.at(-1)!];
  const lane = t.map.replace('{from}', from.city).replace('{to}', to.city);
  return next ? `${lane}. ${t.nextStop}: ${next.city}` : lane;
}

const Land = memo(function Land() {
  return Object.entries(states).map(([code, { path }]) => (
    <path key={code} className="tracking__land" d={path} />
  ));
});

/** A lane curved to the left of its direction. */
function bent({ x, y }: Point, { x: toX, y: toY }: Point): string {
  const [dx, dy] = [toX - x, toY - y];
  return `M${x},${y}Q${x + dx / 2 + dy * 0.18},${y + dy / 2 - dx * 0.18} ${toX},${toY}`;
}
