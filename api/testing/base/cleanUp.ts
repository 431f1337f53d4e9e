import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/**
 * Cleans up a test run's directory when this process has ended, also after SIGKILL: a separate shell waits for the end
 * of a pipe from this process. After an orderly end there is nothing left to do.
 */
export function cleanUpWhenGone(directory: string): void {
  const shell = spawn('sh', ['-c', CLEAN_UP, directory], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  (shell.stdin as Socket).unref();
  shell.unref();
}

/**
 * Ends the product's processes first, because they would restart their Postgres; checks each process id, because
 * another program may have it by now.
 */
const CLEAN_UP = `
  cat
  end() { kill -s "$1" "$2" && while kill -0 "$2"; do sleep 0.1; done; }
  for pid in $(cat "$0/processes"); do
    case $(ps -o args= -p "$pid") in *api/process/main.ts*) end TERM "$pid";; esac
  done
  for pid in $(find "$0" -name postmaster.pid -exec head -n 1 {} ';'); do end INT "$pid"; done
  rm -rf "$0"
`;
