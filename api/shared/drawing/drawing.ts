import { geoConicEqualArea } from 'd3-geo';
import data from './drawing.gen.json' with { type: 'json' };

/** The drawn states by ISO 3166-2 code: the SVG path, and the place of its count. */
export const STATES: Record<string, { path: string; x: number; y: number }> = data.states;
export const BORDER = data.border;
export const SIZE = { width: data.width, height: data.height };

const projection = geoConicEqualArea()
  .rotate([100, 0])
  .parallels([20, 45])
  .scale(data.scale)
  .translate(data.translate as [number, number]);

/** A point of the drawing, in its units. */
export type Point = readonly [x: number, y: number];

/** Where a position on earth is drawn. */
export function pointAt(longitude: number, latitude: number): Point {
  return projection([longitude, latitude])!;
}

/** Where something is drawn of which only the state is known; null for a state that is not drawn. */
export function pointIn(state: string): Point | null {
  const position = STATES[state];
  return position ? [position.x, position.y] : null;
}

/** The SVG path of a lane between two states, curved to the left of its direction; a loop within one state. */
export function lanePath(origin: string, destination: string): string | null {
  const [start, end] = [pointIn(origin), pointIn(destination)];
  if (!start || !end) return null;
  const [x, y] = start;
  if (origin === destination) return `M${x},${y}c-22,-30 22,-30 1,-2`;
  const [dx, dy] = [end[0] - x, end[1] - y];
  const [bendX, bendY] = [x + dx / 2 + dy * 0.18, y + dy / 2 - dx * 0.18];
  return `M${x},${y}Q${bendX.toFixed(1)},${bendY.toFixed(1)} ${end[0]},${end[1]}`;
}

export { CROSSINGS } from './crossings.ts';
