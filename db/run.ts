import { spawn, type SpawnOptions } from 'node:child_process';
import { join } from 'node:path';
import type { Account } from './account.ts';

/**
 * The spawn options of Postgres's programs: their user, and no variables of our environment except the path. The passwords
 * of other servers that a server connects to are in the file `passwords`, if there is one.
 */
export function spawnOptions(cwd: string, account?: Account): SpawnOptions {
  const { PATH, SystemRoot } = process.env;
  const PGPASSFILE = join(cwd, 'passwords');
  const env = { PATH, SystemRoot, PGPASSFILE, LC_ALL: 'C', TZ: 'UTC' };
  return { cwd, ...account, env, windowsHide: true };
}

/** Runs a program of Postgres to its end; `ok` means exit code 0, `output` is the text that it printed. */
export function run(
  program: string,
  args: string[],
  options: SpawnOptions,
): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...options, detached: true, stdio: 'pipe' });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => (output += String(chunk)));
    }
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('close', (code) => resolve({ ok: code === 0, output: output.trim() }));
  });
}
