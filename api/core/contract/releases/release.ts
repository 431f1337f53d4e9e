import { constants, existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RELEASES, writeRelease } from '../../../../db/release.ts';

await main(process.argv[2]);

/**
 * Keeps what later versions are tested against under a release number: the schema and the contract of today in
 * `db/releases/`, each unless it is there already. Throws when both are: a release never changes.
 */
async function main(release = ''): Promise<void> {
  if (!/^[1-9]\d*$/.test(release)) throw new Error('Which release? npm run release -- 1');
  const contract = join(RELEASES, `${release}.openapi.json`);
  const isMissing = !existsSync(contract);
  if (isMissing) {
    const today = fileURLToPath(new URL('../contract.gen.json', import.meta.url));
    await copyFile(today, contract, constants.COPYFILE_EXCL);
    console.log(`wrote ${contract}`);
  }
  if (!isMissing || !existsSync(join(RELEASES, `${release}.sql`)))
    console.log(`wrote ${await writeRelease(release)}`);
  console.log(`Commit both, then keep the program: git tag release-${release}`);
}
