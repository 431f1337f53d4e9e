import { BORDER, SIZE, STATES } from '#drawing';

/** The drawing of both countries, of which tracking.ts marks the states of the load and draws its lane. */
export function TrackingMap() {
  return (
    <div data-map hidden>
      <svg
        className="tracking__map"
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        role="img"
        data-drawing
      >
        {Object.entries(STATES).map(([code, { path, x, y }]) => (
          <path
            key={code}
            className="tracking__land"
            d={path}
            data-state={code}
            data-at={`${x},${y}`}
          />
        ))}
        <path className="tracking__border" d={BORDER} />
        <path className="tracking__lane" data-lane />
        <circle className="tracking__end" data-end="origin" r="10" />
        <circle className="tracking__end" data-end="destination" r="10" />
      </svg>
    </div>
  );
}
