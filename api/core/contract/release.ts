import { copyFile, mkdir } from 'node:fs/promises';
import { constants } from 'node:fs';
import { fileURLToPath } from 'node:url';

await main(process.argv[2]);

/** Copies the current contract to `db/releases/` under a release number; throws when that release already exists. */
async function main(release = ''): Promise<void> {
  if (!/^[1-9]\d*$/.test(release)) throw new Error('Which release? npm run release -- 1');
  await mkdir(pathOf(''), { recursive: true });
  const file = pathOf(`${release}.openapi.json`);
  const contract = fileURLToPath(new URL('contract.gen.json', import.meta.url));
  await copyFile(contract, file, constants.COPYFILE_EXCL);
  console.log(`wrote ${file}`);
}

function pathOf(name: string): string {
  return fileURLToPath(new URL(`../../../db/releases/${name}`, import.meta.url));
}
