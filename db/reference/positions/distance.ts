import { kilometres } from './kilometres.ts';
import { areaOf, type Place, positionOf, WITHIN } from './positionOf.ts';

/**
 * The least distance of two places in kilometres, in a straight line between the areas of their postal codes; undefined
 * where one of them is not known.
 */
export function leastKilometres(one: Place, other: Place): number | undefined {
  const [from, to] = [areaOf(one), areaOf(other)];
  return from && to && Math.max(0, kilometres(from, to) - 2 * WITHIN);
}

/**
 * About how many kilometres of road lie on the way through two or more places: the straight lines between their positions,
 * times 1.2, to the ten from 100 km on. Undefined where the position of one is not known, and where the way is too short for
 * how precisely they are known: from 566 km on for any two postal codes of Mexico, from 142 km on for two freight cities, and any lane for
 * two places with coordinates. A state's middle is never taken: in Chihuahua or Texas it would be wrong by up to 500 km.
 */
export function roadKilometres(...places: Place[]): number | undefined {
  const positions = places.flatMap((place) => positionOf(place) ?? []);
  if (positions.length < places.length) return undefined;
  const legs = positions.slice(1).map((to, index) => kilometres(positions[index]!, to));
  const straight = legs.reduce((sum, leg) => sum + leg, 0);
  const doubt = Math.hypot(...positions.map(({ within }, index) => within * legsAt(index, legs)));
  if (straight < 1 || doubt > straight * MOST_DOUBT) return undefined;
  const road = straight * ROAD_FACTOR;
  return road < 100 ? Math.round(road) : Math.round(road / 10) * 10;
}

/** How many legs of a way begin or end at a place: one at its ends, two between. */
function legsAt(index: number, legs: number[]): number {
  return index === 0 || index === legs.length ? 1 : 2;
}

/**
 * The length of roads relative to the straight line: 1.2 is the factor of the United States in Ballou, Rahardja and Sakai 2002
 * (Selected country circuity factors), and that of the trunk roads of Mexico on which loads travel lies between 1.05 and 1.3.
 */
const ROAD_FACTOR = 1.2;

/** The part of the straight lines by which all positions together may be wrong. */
const MOST_DOUBT = 0.2;
