import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { compiled, PROGRAMS } from '../compiled/programs.js';

/** A measured server: its port, and the Authorization header for requests. */
export interface Server {
  port: number;
  authorization: string;
  stop(): Promise<void>;
}

/** Starts a server of this directory as a process, compiled like `npm start`; it writes its log, which is discarded. */
export async function startServer(
  name: 'product' | 'bareServer',
  databaseUrl: string,
): Promise<Server> {
  const child = fork(join(await servers(), `${name}.js`), {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, LOG_LEVEL: 'info' },
    execArgv: ['--enable-source-maps'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const started = await Promise.race([once(child, 'message'), ended]);
  const ready = started[0] as Omit<Server, 'stop'> | number | null;
  if (!ready || typeof ready === 'number') throw new Error(`${name} did not start`);
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { ...ready, stop };
}

function servers(): Promise<string> {
  const own = { product: 'api/bench/product.ts', bareServer: 'api/bench/bareServer.ts' };
  return compiled({ ...PROGRAMS, ...own }, ['api', 'db', 'api/bench']);
}
