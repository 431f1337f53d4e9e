import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A measured server: its port, and the Authorization header for requests. */
export interface Server {
  port: number;
  authorization: string;
  stop(): Promise<void>;
}

/** Starts a server file of this directory as a process; it writes its log, which is discarded. */
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
