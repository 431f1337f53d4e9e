import { execFileSync } from 'node:child_process';

/** The ids of the processes that a process has started and whose command matches. */
export function childrenOf(parent: number, command: RegExp): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split(
    '\n',
  );
  return lines.flatMap((line) => {
    const [, pid, ppid, args] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(ppid) === parent && command.test(args!) ? [Number(pid)] : [];
  });
}

/** Whether a process runs. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
