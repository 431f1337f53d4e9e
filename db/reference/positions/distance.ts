import { POSTAL_CODES } from '../postalCodes.ts';
import { POSITIONS } from './positions.gen.ts';

interface Place {
  country: string;
  state: string;
  city: string;
  postalCode?: string | null;
}

/**
 * The least distance of two places in kilometres, in a straight line between the areas of their postal codes; undefined
 * where one of them is not known.
 */
export function leastKilometres(one: Place, other: Place): number | undefined {
  const [from, to] = [positionOf(one), positionOf(other)];
  return from && to && Math.max(0, kilometres(from, to) - 2 * WITHIN);
}

/**
 * About how many kilometres of road lie between two places, to the ten: the straight line between the middles of their postal
 * codes' areas, times 1.2. Undefined where a place is not known, and below 500 km, where an area of up to 160 km is too coarse.
 */
export function roadKilometres(one: Place, other: Place): number | undefined {
  const [from, to] = [positionOf(one), positionOf(other)];
  const straight = from && to ? kilometres(from, to) : 0;
  return straight < NEAR ? undefined : Math.round((straight * ROAD_FACTOR) / 10) * 10;
}

/**
 * The length of roads relative to the straight line: 1.2 is the factor of the United States in Ballou, Rahardja and Sakai 2002
 * (Selected country circuity factors), and that of the trunk roads of Mexico on which loads travel lies between 1.05 and 1.3.
 */
const ROAD_FACTOR = 1.2;
const NEAR = 500;

/** The middle of an area in degrees. */
interface Area {
  latitude: number;
  longitude: number;
}

function positionOf({ country, state, city, postalCode }: Place): Area | undefined {
  const code = postalCode || codeOf(state, city);
  return code ? areas().get(`${country} ${code.slice(0, 3)}`) : undefined;
}

/** The postal code of a freight city. */
function codeOf(state: string, city: string): string | undefined {
  const name = plain(city);
  const lines = POSTAL_CODES.map((line) => line.split(' '));
  return lines.find(([, , own, ...words]) => own === state && plain(words.join(' ')) === name)?.[1];
}

function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

let areasByName: Map<string, Area> | undefined;

function areas(): Map<string, Area> {
  areasByName ??= new Map(
    POSITIONS.trim()
      .split('\n')
      .map((line) => {
        const [country, digits, latitude, longitude] = line.split(' ');
        const area = { latitude: Number(latitude), longitude: Number(longitude) };
        return [`${country} ${digits}`, area];
      }),
  );
  return areasByName;
}

/** Within how many kilometres of the middle the places of an area lie: only deserts have larger ones. */
const WITHIN = 80;

function kilometres(from: Area, to: Area): number {
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
