import { spawn, type ChildProcess } from 'node:child_process';

/**
 * Starts a program of ours as a process apart: a Node with nothing of this one's environment, whose data may not grow by
 * more than `bytes` (RLIMIT_DATA; only Linux counts all of its memory) and its heap not above half of them. It gets this
 * process's id.
 */
export function startApart(program: string, bytes: number): ChildProcess {
  const heap = `--max-old-space-size=${Math.floor(bytes / 2 / MB)}`;
  const node = [process.execPath, heap, ...loaderOf(program), program, String(process.pid)];
  const [command, ...args] =
    process.platform === 'win32'
      ? node
      : ['/bin/sh', '-c', LIMITED, 'sh', `${(BEFORE + bytes) / KB}`, ...node];
  return spawn(command!, args, {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
}

const KB = 1024;
const MB = 1024 * KB;

/** The memory that Node reserves before it reads anything, most of it never used: from version 24 on 512 MB more. */
const BEFORE = (Number.parseInt(process.versions.node) >= 24 ? 672 : 160) * MB;

/** The limit is set where a lower one does not hold already; the shell becomes the program. */
const LIMITED = 'ulimit -d "$1" 2>/dev/null; shift; exec "$@"';

/** Returns the memory for translating the sources, which tests run and the product does not. */
export function translationBytes(program: string): number {
  return isSource(program) ? 320 * MB : 0;
}

function loaderOf(program: string): string[] {
  return isSource(program) ? ['--import', import.meta.resolve('tsx')] : [];
}

function isSource(program: string): boolean {
  return program.endsWith('.ts');
}
