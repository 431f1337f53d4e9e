import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../core/runtime/env.ts';

/** A version of an npm package. */
export interface Package {
  name: string;
  version: string;
  /** SPDX expression. */
  licence: string;
  /** Whether it is only used for development and tests. */
  dev: boolean;
}

/** Every package of package-lock.json, by name and version. Throws for a licence that is unknown or not accepted. */
export async function readPackages(): Promise<Package[]> {
  const { packages } = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
  const found = Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => packageOf(path.split('node_modules/').at(-1)!, entry));
  const distinct = new Map<string, Package>();
  for (const one of found) {
    const key = `${one.name} ${one.version}`;
    distinct.set(key, { ...one, dev: one.dev && (distinct.get(key)?.dev ?? true) });
  }
  return [...distinct.keys()].sort().map((key) => distinct.get(key)!);
}

interface Lock {
  packages: Record<string, { version: string; license?: string; dev?: boolean }>;
}

/**
 * The licences of packages whose package.json does not name one as an SPDX expression, read from their LICENSE files.
 */
const LICENCE_BY_PACKAGE: Record<string, string> = {
  busboy: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  'png-js': 'MIT',
  streamsearch: 'MIT',
};

/** Licences that only require to name them, or to publish changes of their own files (MPL). */
const ACCEPTED =
  /^(MIT|MIT-0|ISC|0BSD|Unlicense|BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|OFL-1\.1|MPL-2\.0)$/;

function packageOf(name: string, { version, license, dev = false }: Lock['packages'][string]) {
  const licence = license ?? LICENCE_BY_PACKAGE[name];
  if (!licence)
    throw new Error(`${name} names no licence: read its files and add it to packages.ts`);
  const choices = licence.replace(/[()]/g, '').split(' OR ');
  if (!dev && !choices.some((choice) => ACCEPTED.test(choice)))
    throw new Error(`${name} has the licence ${licence}, which the product does not accept`);
  return { name, version, licence, dev };
}
