import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { compiled, PROGRAMS } from '../process/compiled/programs.js';
import { readEnv } from '../core/runtime/env.ts';
import { demoPassword } from '../platform/identity/password.ts';
import { signIn } from '../platform/identity/signIn.ts';
import { renewingHeader } from './renewed.ts';

/** A measured server: its port, and the Authorization header for the requests of the next minutes. */
export interface Server {
  port: number;
  authorization(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts a server of this directory as a process, compiled like `npm start`; it writes its log, which is discarded. `settings`
 * are further variables.
 */
export async function startServer(
  name: 'product' | 'bareServer',
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<Server> {
  const child = fork(join(await servers(), `${name}.js`), {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, LOG_LEVEL: 'info', ...settings },
    execArgv: ['--enable-source-maps'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const started = await Promise.race([once(child, 'message'), ended]);
  const ready = started[0] as { port: number } | number | null;
  if (!ready || typeof ready === 'number') throw new Error(`${name} did not start`);
  const { port } = ready;
  const stop = async () => {
    child.kill();
    await ended;
  };
  const authorization =
    name === 'product' ? signedIn(port, databaseUrl, BROKER) : () => Promise.resolve('');
  return { port, authorization, stop };
}

const BROKER = 'broker@puente.test';

/** The Authorization header of an account of the demo data, at the product on this port. */
export function signedIn(port: number, databaseUrl: string, email: string): () => Promise<string> {
  const { oidc, publicUrl } = readEnv({ PORT: String(port), DATABASE_URL: databaseUrl });
  const redirectUri = `${publicUrl}/admin/auth-callback`;
  return renewingHeader(() => signIn({ ...oidc, redirectUri, email, password: demoPassword }));
}

function servers(): Promise<string> {
  const benchPrograms = { product: 'api/bench/product.ts', bareServer: 'api/bench/bareServer.ts' };
  return compiled({ ...PROGRAMS, ...benchPrograms }, ['api', 'db', 'api/bench']);
}
