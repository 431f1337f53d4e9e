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

/** The drawing of both countries with the states and the lane of a load; nothing where a state is not drawn. */
export function TrackingMap({ from, to, locale }: Localized & { from: Place; to: Place }) {
  const [start, end] = [from, to].map(({ state }) => states[state]);
  if (!start || !end) return null;
  const label = trackingMessages[locale].map.replace('{from}', from.city).replace('{to}', to.city);
  return (
    <svg
      className="tracking__map"
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={label}
    >
      <Land />
      {[start, end].map(({ path }) => (
        <path key={path} className="tracking__land tracking__land--marked" d={path} />
      ))}
      <path className="tracking__border" d={border} />
      <path className="tracking__lane" d={bent(start, end)} />
      {[start, end].map(({ x, y }, index) => (
        <circle key={index} className="tracking__end" cx={x} cy={y} r="10" />
      ))}
    </svg>
  );
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
