import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../core/runtime/env.ts';
import { COMPILER, PRISM, TOOLS } from './tools.ts';

/** Where `npm run generators` installs the tools, apart from the product's packages; deleted by `npm ci`. */
export const FOLDER = join(ROOT, 'node_modules/.cache/generators');

/** The committed contract. */
export const CONTRACT = join(ROOT, 'openapi.yaml');

/** Installs the tools at their versions. Throws without a registry. */
export async function install(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, 'package.json'), '{ "private": true, "type": "module" }\n');
  await writeFile(join(FOLDER, 'tsconfig.json'), JSON.stringify({ compilerOptions: STRICT }));
  const packages = [...TOOLS.flatMap(({ needs = [], ...tool }) => [tool.package, ...needs])];
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'];
  await run('npm', ['install', ...flags, ...new Set([...packages, PRISM.package, COMPILER])]);
}

/** Runs a program in the folder. Throws with what it wrote when it fails. */
export async function run(program: string, args: string[]): Promise<void> {
  await promisify(execFile)(program, args, { cwd: FOLDER, maxBuffer: 100 * MB, timeout: 600_000 });
}

/** The path of a program of the installed packages. */
export function programOf(name: string): string {
  return join(FOLDER, 'node_modules/.bin', name);
}

const MB = 1024 * 1024;

const STRICT = {
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'bundler',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
};
