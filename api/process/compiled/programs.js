import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The project's directory. */
export const ROOT = join(import.meta.dirname, '../../..');

/** The programs that run as JavaScript, each with its source; `demo` writes the demo data; `serveImports` and `serveDocuments` read files of strangers in processes apart. */
export const PROGRAMS = {
  main: 'api/process/main.ts',
  demo: 'api/process/demoProgram.ts',
  backup: 'api/process/backup.ts',
  restore: 'api/process/restore.ts',
  setup: 'api/setup/main.ts',
  serveImports: 'api/core/import/reading/serve.ts',
  serveDocuments: 'api/core/reading/serve.ts',
};

/**
 * The directory with the programs compiled from the current sources, which are compiled first if they have changed. Each
 * state of the sources has its own directory, so that a running process keeps the files that it has not loaded yet.
 */
export function compiledPrograms() {
  return compiled(PROGRAMS, ['api', 'db']);
}

/** The same for other programs, compiled from these folders. */
export async function compiled(programs, folders) {
  const directory = join(ROOT, 'api/dist', fingerprint(programs, folders));
  if (!existsSync(directory)) await compileApart(programs, directory);
  return directory;
}

/** Compiles in another process, because this one would keep the memory as long as it runs. */
function compileApart(programs, directory) {
  const program = join(import.meta.dirname, 'compileApart.js');
  return promisify(execFile)(process.execPath, [program, JSON.stringify(programs), directory]);
}

/** A hash of everything that the programs are compiled from. */
function fingerprint(programs, folders) {
  const hash = createHash('sha256').update(JSON.stringify(programs));
  for (const name of ['package.json', 'package-lock.json', ...folders.flatMap(sources)])
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(join(ROOT, name)));
  return hash.digest('hex').slice(0, 16);
}

function sources(directory) {
  return readdirSync(join(ROOT, directory), { withFileTypes: true })
    .flatMap((entry) => {
      const name = `${directory}/${entry.name}`;
      if (entry.isDirectory()) return OTHERS.includes(name) ? [] : sources(name);
      return /(?<!\.test)\.(ts|gen\.json)$|^api\/process\/compiled\//.test(name) ? [name] : [];
    })
    .sort();
}

const OTHERS = ['api/dist', 'api/testing', 'api/bench'];
