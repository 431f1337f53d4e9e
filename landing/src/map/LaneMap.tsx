import type { Localized } from '../locale.ts';
import { lanes, type Lane } from './lanes.ts';
import { mapMessages } from './messages.ts';
import { border, cities, land, type City } from './places.ts';
import { bent, path, project, size } from './projection.ts';

/** A map of both countries with the border and the lanes. */
export function LaneMap({ locale }: Localized) {
  const t = mapMessages[locale];
  return (
    <div className="laneMap">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={t.picture}>
        <rect className="laneMap__sea" {...size} />
        <path className="laneMap__land" d={path(land, true)} />
        <path className="laneMap__border" d={path(border)} />
        <text className="laneMap__country" {...at(-107, 38)}>
          {t.us}
        </text>
        <text className="laneMap__country" {...at(-105.8, 24.2)}>
          {t.mexico}
        </text>
        <text className="laneMap__water" {...at(-94.5, 25)}>
          {t.gulf}
        </text>
        <text className="laneMap__water" {...at(-120.5, 24)}>
          {t.pacific}
        </text>
        {lanes.map((lane, index) => (
          <path key={index} className="laneMap__lane" d={bent(stops(lane), BEND[index % 2]!)} />
        ))}
        {(Object.keys(cities) as City[]).map((city) => (
          <CityMark key={city} city={city} />
        ))}
      </svg>
    </div>
  );
}

function at(longitude: number, latitude: number) {
  const [x, y] = project([longitude, latitude]);
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
  const [x, y] = project(cities[city]);
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

function stops({ from, crossing, to }: Lane) {
  return [cities[from], ...(crossing ? [cities[crossing]] : []), cities[to]];
}
