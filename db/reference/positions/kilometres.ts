/** A point in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** The kilometres between two points in a straight line. */
export function kilometres(from: Point, to: Point): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const turn =
    half(b - a) + Math.cos(a) * Math.cos(b) * half(radians(to.longitude - from.longitude));
  return 2 * EARTH_KM * Math.asin(Math.sqrt(turn));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

const EARTH_KM = 6371;
