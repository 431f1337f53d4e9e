import type { Point } from './places.ts';

/** The part of the earth that the map shows, and how large it is drawn. */
const WEST = -122;
const NORTH = 42.6;
const SCALE = 30;
/** Degrees of longitude are this much shorter than those of latitude in the middle of the map. */
const NARROW = Math.cos((29 * Math.PI) / 180);

export const size = { width: 960, height: 760 };

/** Where a point of the earth lies in the drawing, to a tenth. */
export function project([longitude, latitude]: Point): [number, number] {
  return [round((longitude - WEST) * NARROW * SCALE), round((NORTH - latitude) * SCALE * 0.98)];
}

/** A line through points of the earth, as the path of an SVG. */
export function path(points: readonly Point[], isClosed = false): string {
  return `M${points.map((point) => project(point).join(' ')).join('L')}${isClosed ? 'z' : ''}`;
}

/** A lane from stop to stop, each leg bent a little so that lanes that share places stay apart. */
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
