import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AREAS, MODULES } from '../boundaries/modules.js';
import { ROOT } from '../../core/runtime/env.ts';
import { graphOf, withoutShortcuts } from './graph.ts';
import { readImports, sourceFiles, type Import } from './imports.ts';
import { layOut } from './layout.ts';
import { draw } from './svg.ts';

/** Folders of single files. */
const FLAT = ['api/shared', 'api/process'];

await main(process.argv.includes('--check'));

/**
 * Draws the areas of the API, and the modules of each with the imports between them; with `--check` only checks whether
 * the pictures are current.
 */
async function main(checkOnly: boolean): Promise<void> {
  for (const [name, drawn] of Object.entries(await pictures())) {
    const file = join(ROOT, name);
    if (drawn === (await readFile(file, 'utf8').catch(() => ''))) continue;
    if (checkOnly) {
      console.error(`${name} does not show today's imports. Run: npm run picture`);
      process.exitCode = 1;
    } else {
      await writeFile(file, drawn);
      console.log(`wrote ${name}`);
    }
  }
}

/** Each picture by its path. */
async function pictures(): Promise<Record<string, string>> {
  const files = await sourceFiles();
  const imports = await readImports(files);
  const ofAreas = Object.keys(MODULES).map((area) => [
    `api/${area}/structure.svg`,
    pictureOf(area, files, imports),
  ]);
  return { 'api/structure.svg': pictureOfAreas(files), ...Object.fromEntries(ofAreas) };
}

function pictureOfAreas(files: string[]): string {
  const browser = { name: 'admin · landing', parts: ['over HTTP, by the contract'] };
  const areas = AREAS.map((area) => ({ name: area, parts: partsOf(files, `api/${area}`) }));
  return draw({
    title: 'Areas of the API: each imports only areas below it',
    bars: [
      browser,
      ...areas.reverse(),
      { name: 'db', parts: [...partsOf(files, 'db'), 'Postgres'] },
    ],
  });
}

/** The modules of an area, above the other areas from which they import. */
function pictureOf(area: string, files: string[], imports: Import[]): string {
  const inArea = new RegExp(`^api/${area}/(\\w+)/`);
  const modules = graphOf(files, imports, (path) => inArea.exec(path)?.[1]);
  const others = imports
    .filter(({ from, to }) => inArea.test(from) && !inArea.test(to))
    .map(({ to }) => (to.startsWith('api/') ? to.split('/')[1]! : to.split('/')[0]!));
  const parts = ['db', ...AREAS].filter((other) => others.includes(other)).reverse();
  return draw({
    title: `Modules of ${area}: a line leads from a module down to one that it imports`,
    graph: withoutShortcuts(modules),
    rows: layOut(modules),
    bars: [{ name: 'areas below', parts }],
  });
}

/** The folders in a folder; in one of single files, these too. */
function partsOf(files: string[], folder: string): string[] {
  const inside = files.filter((path) => path.startsWith(`${folder}/`));
  const names = inside.map((path) => path.slice(folder.length + 1).split('/'));
  const folders = names.filter((rest) => rest.length > 1);
  const shown = folders.length > 0 && !FLAT.includes(folder) ? folders : names;
  return [...new Set(shown.map(([name]) => name!.replace(/\.tsx?$/, '')))];
}
