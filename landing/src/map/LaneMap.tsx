import { BORDER, pointAt, SIZE, STATES } from '#drawing';
import type { Localized } from '../locale.ts';
import { lanes, type Lane } from './lanes.ts';
import { mapMessages } from './messages.ts';
import { cities, type City } from './places.ts';

/** A map of both countries with their states, the border and the lanes. */
export function LaneMap({ locale }: Localized) {
  const t = mapMessages[locale];
  return (
    <div className="laneMap" tabIndex={0} role="region" aria-label={t.title}>
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={t.picture}>
        <rect className="laneMap__sea" {...SIZE} />
        {Object.entries(STATES).map(([code, { path }]) => (
          <path key={code} className="laneMap__land" d={path} />
        ))}
        <path className="laneMap__border" d={BORDER} />
        <text className="laneMap__country" {...at(-110, 43.5)}>
          {t.us}
        </text>
        <text className="laneMap__country" {...at(-105.2, 22.9)}>
          {t.mexico}
        </text>
        <text className="laneMap__water" {...at(-94.5, 25)}>
          {t.gulf}
        </text>
        <text className="laneMap__water" {...at(-117.5, 24)}>
          {t.pacific}
        </text>
        {lanes.map((lane, index) => (
          <path key={index} className="laneMap__lane" d={bent(lane, BEND[index % 2]!)} />
        ))}
        {(Object.keys(cities) as City[]).map((city) => (
          <CityMark key={city} city={city} />
        ))}
      </svg>
    </div>
  );
}

function at(longitude: number, latitude: number) {
  const [x, y] = pointAt(longitude, latitude);
  return { x, y };
}

const BEND = [0.12, -0.12];

const CROSSINGS = new Set(lanes.map(({ crossing }) => crossing));
/** Cities whose name is written on the left, so that it does not overlap another name. */
const NAME_ON_LEFT: City[] = [
  'Otay Mesa',
  'Saltillo',
  'Guadalajara',
  'Hermosillo',
  'San Antonio',
  'Laredo',
  'Chicago',
];

/** Cities whose name is moved down or up, so that it does not overlap another name. */
const NAME_OFFSET: Partial<Record<City, number>> = { Monterrey: 16, Pharr: -4 };

function CityMark({ city }: { city: City }) {
  const [x, y] = pointAt(...cities[city]);
  const isLeft = NAME_ON_LEFT.includes(city);
  return (
    <g className={CROSSINGS.has(city) ? 'laneMap__city laneMap__city--crossing' : 'laneMap__city'}>
      <circle cx={x} cy={y} r={CROSSINGS.has(city) ? 6 : 5} />
      <text
        x={isLeft ? x - 10 : x + 10}
        y={y + 5 + (NAME_OFFSET[city] ?? 0)}
        textAnchor={isLeft ? 'end' : 'start'}
      >
        {city}
      </text>
    </g>
  );
}

/** A lane through its stops as the `d` of an SVG path, curved so that lanes between the same places do not overlap. */
function bent({ from, crossing, to }: Lane, bend: number): string {
  const stops = [from, ...(crossing ? [crossing] : []), to].map((city) => pointAt(...cities[city]));
  const legs = stops.slice(1).map(([toX, toY], index) => {
    const [x, y] = stops[index]!;
    const control = [(x + toX) / 2 - (toY - y) * bend, (y + toY) / 2 + (toX - x) * bend];
    return `Q${[...control, toX, toY].map((value) => value.toFixed(1)).join(' ')}`;
  });
  return `M${stops[0]!.map((value) => value.toFixed(1)).join(' ')}${legs.join('')}`;
}
