import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../core/process/env.ts';
import { graphOf, withoutShortcuts } from './graph.ts';
import { readImports, sourceFiles } from './imports.ts';
import { layOut } from './layout.ts';
import { draw } from './svg.ts';

const PICTURE = 'api/structure.svg';

await main(process.argv.includes('--check'));

/**
 * Draws the modules of the API and the imports between them; with `--check` only checks whether the picture is current.
 */
async function main(checkOnly: boolean): Promise<void> {
  const file = join(ROOT, PICTURE);
  const drawn = await picture();
  if (drawn === (await readFile(file, 'utf8').catch(() => ''))) return;
  if (checkOnly) {
    console.error(`${PICTURE} does not show today's imports. Run: npm run picture`);
    process.exitCode = 1;
  } else {
    await writeFile(file, drawn);
    console.log(`wrote ${PICTURE}`);
  }
}

async function picture(): Promise<string> {
  const files = await sourceFiles();
  const modules = graphOf(files, await readImports(files), moduleOf);
  const shown = withoutShortcuts(modules);
  const browser = {
    name: 'admin · landing',
    parts: ['over HTTP, by the contract in openapi.yaml'],
  };
  return draw(shown, layOut(modules), browser, [
    { name: 'core', parts: partsOf(files, 'api/core') },
    { name: 'db', parts: [...partsOf(files, 'db'), 'Postgres'] },
  ]);
}

/** The module of the API that contains a file; core is drawn as a bar, because every module uses it. */
function moduleOf(path: string): string | undefined {
  const [, name] = /^api\/(\w+)\//.exec(path) ?? [];
  return name === 'core' ? undefined : name;
}

function partsOf(files: string[], folder: string): string[] {
  const inside = files.filter((path) => path.startsWith(`${folder}/`));
  const names = inside.map((path) => path.slice(folder.length + 1).split('/'));
  return [...new Set(names.filter((rest) => rest.length > 1).map(([name]) => name!))];
}
