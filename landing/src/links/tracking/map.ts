import type { Schemas } from '../../schemas.ts';
import { part, root } from '../page.ts';
import { t } from './texts.ts';

type Place = Schemas['Place'];

/** Marks the states of a load on the drawing and draws its lane; without their drawing the map stays away. */
export function showMap(origin: Place, destination: Place): void {
  const from = mark(origin, 'origin');
  const to = mark(destination, 'destination');
  if (!from || !to) return;
  part('map').hidden = false;
  part('drawing').setAttribute(
    'aria-label',
    t.map.replace('{from}', origin.city).replace('{to}', destination.city),
  );
  root.querySelector('path[data-lane]')!.setAttribute('d', bent(from, to));
}

type Point = readonly [x: number, y: number];

function mark({ state }: Place, end: string): Point | undefined {
  const found = root.querySelector<SVGPathElement>(`[data-state="${state}"]`);
  if (!found) return undefined;
  found.classList.add('tracking__land--marked');
  const [x = 0, y = 0] = found.dataset.at!.split(',').map(Number);
  const circle = root.querySelector(`[data-end="${end}"]`)!;
  circle.setAttribute('cx', String(x));
  circle.setAttribute('cy', String(y));
  return [x, y];
}

/** A lane curved to the left of its direction. */
function bent([x, y]: Point, [toX, toY]: Point): string {
  const [dx, dy] = [toX - x, toY - y];
  return `M${x},${y}Q${x + dx / 2 + dy * 0.18},${y + dy / 2 - dx * 0.18} ${toX},${toY}`;
}
