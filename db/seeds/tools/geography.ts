import { crossings, type Crossing } from '../data/places/crossings.ts';
import type { Place } from '../data/places/places.ts';

/** A lane between two cities: estimated road kilometers in each country, and the border crossing. */
export interface Lane {
  origin: Place;
  destination: Place;
  movement: 'cross_border' | 'mexico' | 'us';
  mexicoKm: number;
  usKm: number;
  crossing: Crossing | null;
}

type Point = [latitude: number, longitude: number];

const EARTH_KM = 6371;
const MEXICAN_DETOUR = 1.22;
const AMERICAN_DETOUR = 1.12;
const SMALL_CROSSING = 1.15;

/** The lane between two cities over the shortest border crossing; small crossings are used only when clearly shorter. */
export function laneBetween(origin: Place, destination: Place): Lane {
  const direct = airKm(pointOf(origin), pointOf(destination));
  if (origin.country !== destination.country) return crossBorder(origin, destination);
  const inMexico = origin.country === 'MX';
  return {
    origin,
    destination,
    movement: inMexico ? 'mexico' : 'us',
    mexicoKm: inMexico ? direct * MEXICAN_DETOUR : 0,
    usKm: inMexico ? 0 : direct * AMERICAN_DETOUR,
    crossing: null,
  };
}

/** The length of a lane in kilometers, at least 1. */
export function distanceKm(lane: Lane): number {
  return Math.max(1, Math.round(lane.mexicoKm + lane.usKm));
}

function crossBorder(origin: Place, destination: Place): Lane {
  const [mexican, american] =
    origin.country === 'MX' ? [origin, destination] : [destination, origin];
  const ways = crossings.map((crossing) => ({
    crossing,
    mexicoKm: airKm(pointOf(mexican), sidePoint(crossing.mexico)) * AMERICAN_DETOUR,
    usKm: airKm(sidePoint(crossing.unitedStates), pointOf(american)) * AMERICAN_DETOUR,
  }));
  const [best] = ways.sort((a, b) => effort(a) - effort(b));
  return { origin, destination, movement: 'cross_border', ...best! };
}

function effort(way: { crossing: Crossing; mexicoKm: number; usKm: number }) {
  return (way.mexicoKm + way.usKm) * (way.crossing.main ? 1 : SMALL_CROSSING);
}

function pointOf({ latitude, longitude }: Place): Point {
  return [latitude, longitude];
}

function sidePoint(side: Crossing['mexico']): Point {
  return [side[3], side[4]];
}

function airKm(from: Point, to: Point) {
  const [lat1, lon1, lat2, lon2] = [...from, ...to].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
    number,
  ];
  const half =
    Math.sin((lat2 - lat1) / 2) ** 2 +
    Math.cos(lat1) * Math.cos(lat2) * Math.sin((lon2 - lon1) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half));
}
