import type { Point } from './places.ts';

/** The longitudes and latitudes of the map's edges, and its scale. */
const WEST = -122;
const NORTH = 42.6;
const SCALE = 30;
/** The length of a degree of longitude, relative to one of latitude, in the middle of the map. */
const NARROW = Math.cos((29 * Math.PI) / 180);

export const size = { width: 960, height: 760 };

/** The coordinates of a point of the earth in the drawing, rounded to a tenth. */
export function project([longitude, latitude]: Point): [number, number] {
  return [round((longitude - WEST) * NARROW * SCALE), round((NORTH - latitude) * SCALE * 0.98)];
}

/** A line through points of the earth, as the `d` of an SVG path. */
export function path(points: readonly Point[], isClosed = false): string {
  return `M${points.map((point) => project(point).join(' ')).join('L')}${isClosed ? 'z' : ''}`;
}

/** A lane through its stops as the `d` of an SVG path, curved so that lanes between the same places do not overlap. */
export function bent(points: readonly Point[], bend: number): string {
  const [first, ...rest] = points.map(project);
  let [x, y] = first!;
  const legs = rest.map(([toX, toY]) => {
    const [middleX, middleY] = [(x + toX) / 2, (y + toY) / 2];
    const control = [round(middleX - (toY - y) * bend), round(middleY + (toX - x) * bend)];
    [x, y] = [toX, toY];
    return `Q${control.join(' ')} ${toX} ${toY}`;
  });
  return `M${first!.join(' ')}${legs.join('')}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
