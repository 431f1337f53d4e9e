import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** The resident memory of a process, in bytes; 0 for one that has ended, and on Windows. */
export async function residentBytes(pid: number): Promise<number> {
  if (process.platform === 'win32') return 0;
  const kilobytes = process.platform === 'linux' ? inProc(pid) : byPs(pid);
  return KB * Number(await kilobytes.catch(() => 0));
}

const KB = 1024;

async function inProc(pid: number): Promise<string | undefined> {
  const [, kilobytes] =
    /^VmRSS:\s*(\d+) kB/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return kilobytes ?? '0';
}

async function byPs(pid: number): Promise<string> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return stdout.trim();
}
