import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path/posix';
import { ROOT } from '../../core/runtime/env.ts';

/** An import between two source files, by their paths from the root of the project. */
export interface Import {
  from: string;
  to: string;
}

const SOURCE = /\.(ts|tsx)$/;
const OUTSIDE = /(^|\/)(node_modules|dist[^/]*|\.data)\//;
const EXCLUDED =
  /^api\/client\/|(^|\/)(node_modules|dist[^/]*|\.data|testing|bench)\/|\.test\.tsx?$|(^|\/)(factory|permissions)\.ts$|\.gen\.ts$/;
const SPECIFIER =
  /^\s*(?:import|export)\b[^;'"]*?from\s*'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'\s*\)/gm;

/** Every source file of the product, without tests and the published client, in alphabetical order. */
export async function sourceFiles(): Promise<string[]> {
  return (await allFiles()).filter((path) => !EXCLUDED.test(path));
}

/** Every source file, including tests, in alphabetical order. */
export async function allFiles(): Promise<string[]> {
  const found = await Promise.all(['admin', 'api', 'db', 'landing'].map(filesUnder));
  return found.flat().sort();
}

/** Every import between those files, including type-only and lazy ones. */
export async function readImports(files: string[]): Promise<Import[]> {
  const found = await Promise.all(files.map(importsOf));
  return found.flat();
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .filter((path) => SOURCE.test(path) && !OUTSIDE.test(path));
}

async function importsOf(from: string): Promise<Import[]> {
  const text = await readFile(join(ROOT, from), 'utf8');
  const specifiers = [...text.matchAll(SPECIFIER)].map(([, fixed, lazy]) => (fixed ?? lazy)!);
  return specifiers.map((specifier) => ({ from, to: join(dirname(from), specifier) }));
}
