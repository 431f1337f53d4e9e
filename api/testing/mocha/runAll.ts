import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import settings from '../../../.mocharc.json' with { type: 'json' };
import { compile } from '../../process/compiled/compile.js';
import { PROGRAMS } from '../../process/compiled/programs.js';
import { ROOT } from '../../core/runtime/env.ts';
import { codesNeverAnswered } from '../operations/answeredCodes.ts';
import { testFiles } from './testFiles.ts';

/*
 * Runs all tests but those with other versions of Node and Postgres in three processes; further arguments are mocha's. The
 * tests are compiled first: a process loads them in half the time that it needs to translate each file that it imports.
 */

const HOOKS = 'api/testing/mocha/hooks.ts';
const REPORTER = 'api/testing/mocha/reporter.ts';

const directory = join(ROOT, `api/dist/tests-${process.pid}`);
const ANSWERED_CODES = join(directory, 'answeredCodes.txt');
const tests = await testFiles();
const sources = [...tests, HOOKS, REPORTER].map((file) => [nameOf(file), file]);
await compile({ ...PROGRAMS, ...Object.fromEntries(sources) }, directory);
try {
  process.exitCode = await runMocha();
  printCodes();
} finally {
  await rm(directory, { recursive: true, force: true });
}

/** The name of a compiled file, which lies in one directory with all others. */
function nameOf(file: string): string {
  return file.replace(/\.tsx?$/, '').replaceAll('/', '.');
}

/** Prints the codes that operations name and that the whole run was never answered: each needs a test, or is not given. */
function printCodes(): void {
  if (process.argv.length > 2) return;
  const codes = codesNeverAnswered(ANSWERED_CODES);
  if (codes.length > 0) console.log(`Documented, and never answered:\n  ${codes.join('\n  ')}`);
}

/** Runs mocha with the project's settings but without tsx, and returns its exit code. */
async function runMocha(): Promise<number> {
  const own = settings['node-option'].filter((option) => option !== 'import=tsx');
  const place = (file: string) => join(directory, `${nameOf(file)}.js`);
  const options = [
    '--no-config',
    ...[...own, 'enable-source-maps'].flatMap((option) => ['--node-option', option]),
    ...['--require', place(HOOKS), '--reporter', place(REPORTER)],
    ...['--timeout', String(settings.timeout), '--parallel', '--jobs', '3'],
    ...process.argv.slice(2),
  ];
  const program = join(ROOT, 'node_modules/mocha/bin/mocha.js');
  const child = spawn(process.execPath, [program, ...options, ...tests.map(place)], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ANSWERED_CODES },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
