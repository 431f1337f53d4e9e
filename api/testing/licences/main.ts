import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'prettier';
import { ROOT } from '../../core/runtime/env.ts';
import { DATA } from './data.ts';
import { readPackages, type Package } from './packages.ts';

const LIST = 'api/LICENCES.md';

await main(process.argv.includes('--check'));

/** Lists the licences of all packages and data; with `--check` only checks whether the list is current. */
async function main(checkOnly: boolean): Promise<void> {
  const file = join(ROOT, LIST);
  const list = await format(await listed(), { parser: 'markdown' });
  if (list === (await readFile(file, 'utf8').catch(() => ''))) return;
  if (checkOnly) {
    console.error(`${LIST} does not list today's packages and data. Run: npm run licences`);
    process.exitCode = 1;
  } else {
    await writeFile(file, list);
    console.log(`wrote ${LIST}`);
  }
}

async function listed(): Promise<string> {
  await Promise.all(DATA.map(({ file }) => access(join(ROOT, file))));
  const packages = await readPackages();
  return [
    '# Licences',
    'Of the npm packages in package-lock.json and of the data of others. Written by `npm run licences`.',
    '## Data',
    DATA.map(described).join('\n'),
    '## Packages of the product',
    ...byLicence(packages.filter(({ dev }) => !dev)),
    '## Packages for development and tests',
    ...byLicence(packages.filter(({ dev }) => dev)),
  ].join('\n\n');
}

function described({ file, holds, source, terms }: (typeof DATA)[number]) {
  return `- \`${file}\`: ${holds}. Source: ${source}. Terms: ${terms}.`;
}

function byLicence(packages: Package[]): string[] {
  const licences = [...new Set(packages.map(({ licence }) => licence))].sort();
  return licences.flatMap((licence) => {
    const names = packages
      .filter((one) => one.licence === licence)
      .map(({ name, version }) => `- ${name} ${version}`);
    return [`### ${licence} (${names.length})`, names.join('\n')];
  });
}
