interface Point {
  x: number;
  y: number;
}

/** The points of an SVG polyline over 600 by 160, the least value near the bottom, the greatest near the top. */
export function polyline(points: Point[]): string {
  const [left, right] = ends(points.map(({ x }) => x));
  const [low, high] = ends(points.map(({ y }) => y));
  const at = (value: number, from: number, to: number) =>
    to === from ? 0.5 : (value - from) / (to - from);
  return points
    .map(({ x, y }) => [at(x, left, right) * 600, 150 - at(y, low, high) * 140])
    .map((pair) => pair.map((value) => value.toFixed(1)).join(','))
    .join(' ');
}

function ends(values: number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
