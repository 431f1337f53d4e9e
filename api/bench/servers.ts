import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A server under measurement: where it listens, and the header that opens it. */
export interface Server {
  port: number;
  authorization: string;
  stop(): Promise<void>;
}

/** Starts a server of this directory in a process of its own; its log goes nowhere, but is written. */
export async function startServer(file: string, databaseUrl: string): Promise<Server> {
  const child = fork(join(import.meta.dirname, file), {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, LOG_LEVEL: 'info' },
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const started = await Promise.race([once(child, 'message'), ended]);
  const ready = started[0] as Omit<Server, 'stop'> | number | null;
  if (!ready || typeof ready === 'number') throw new Error(`${file} did not start`);
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { ...ready, stop };
}
