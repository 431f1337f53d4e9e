import { POSTAL_CODES } from '../postalCodes.ts';
import type { Point } from './kilometres.ts';
import { CITIES, POSITIONS } from './positions.gen.ts';

/** An address; the coordinates are those of a saved place, if it has some. */
export interface Place {
  country: string;
  state: string;
  city: string;
  postalCode?: string | null;
  coordinates?: Point | null;
}

/** The middle of where a place may be, and within how many kilometres of it the place probably lies. */
export interface Position extends Point {
  within: number;
}

/**
 * The most precise known position of a place: its coordinates, else the middle of its freight city or of its postal code's
 * area, whichever is smaller. Undefined where only its state is known, whose middle may lie hundreds of kilometres away.
 */
export function positionOf(place: Place): Position | undefined {
  if (place.coordinates) return { ...place.coordinates, within: 0 };
  const [city, area] = [cityOf(place), areaOf(place)];
  return city && area ? (city.within < area.within ? city : area) : (city ?? area);
}

/** The middle of the area of a place's postal code; a freight city is known without one. */
export function areaOf({ country, state, city, postalCode }: Place): Position | undefined {
  const code = postalCode || codeOf(state, city);
  return code ? areas().get(`${country} ${code.slice(0, 3)}`) : undefined;
}

/** Within how many kilometres of the middle the places of an area lie: only deserts have larger ones. */
export const WITHIN = 80;

/** As of areas: nine of ten postal codes of most freight cities of the United States. */
const WITHIN_CITY = 20;

function cityOf({ country, state, city, postalCode }: Place): Position | undefined {
  return cities().get(`${country} ${codeOf(state, city) ?? postalCode}`);
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

const areas = positionsIn(POSITIONS, WITHIN);
const cities = positionsIn(CITIES, WITHIN_CITY);

/** Returns a function that reads a table when it is first needed: positions by country and postal code. */
function positionsIn(table: string, unlessGiven: number): () => Map<string, Position> {
  let byCode: Map<string, Position> | undefined;
  return () =>
    (byCode ??= new Map(
      table
        .trim()
        .split('\n')
        .map((line) => entryOf(line, unlessGiven)),
    ));
}

function entryOf(line: string, unlessGiven: number): [string, Position] {
  const [country, code, latitude, longitude, within = unlessGiven] = line.split(' ');
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return [`${country} ${code}`, { ...point, within: Number(within) }];
}
