import { once as happened } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { startProgram } from './fork.ts';
import type { Answer } from './client.ts';
import { testServer } from './server.ts';

/** The database statement before or after which a process is killed. */
export interface KillPoint {
  name: string;
  when: 'before' | 'after';
  at: string;
  /** Whether the effect is there after the process was killed. */
  isDone: boolean;
}

export type KilledServer = Awaited<ReturnType<typeof startKilledServer>>;

/** Starts an API on the same database and files that kills itself at the given point; `settings` are further variables. */
export async function startKilledServer(
  { when, at }: Pick<KillPoint, 'when' | 'at'>,
  settings: Record<string, string> = {},
) {
  const { env } = await testServer();
  const child = await startProgram('killedServer', {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: env.databaseUrl,
    DATA_DIR: env.dataDir,
    OIDC_ISSUER: env.oidc.issuer,
    OIDC_CLIENT_ID: env.oidc.clientId,
    OIDC_AUDIENCE: env.oidc.audience,
    KILL_WHEN: when,
    KILL_AT: at,
    ...settings,
  });
  const ended = happened(child, 'exit');
  const [port] = (await Promise.race([happened(child, 'message'), ended])) as [number];
  return { url: `http://localhost:${port}`, ended, kill: () => child.kill('SIGKILL') };
}

/** Matches no statement: the server is killed by its test. */
export const NEVER = { when: 'before', at: '(?!)' } as const;

/** Sends the call to the process that is killed by it; expects no response. */
export async function sendAndAwaitKill(
  server: KilledServer,
  path: string,
  { headers, body }: Pick<RequestInit, 'headers' | 'body'>,
): Promise<void> {
  const call = { method: 'POST', headers, body } as RequestInit;
  const answer = await fetch(`${server.url}${path}`, call).catch(() => undefined);
  expect(answer?.status).to.equal(undefined);
  const [, signal] = (await server.ended) as [unknown, string];
  expect(signal).to.equal('SIGKILL');
}

/** Repeats the call on 409, while Postgres still holds the lock of the killed process. */
export async function retryWhileLocked<Body>(
  call: () => Promise<Answer<Body>>,
): Promise<Answer<Body>> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 409) return answer;
    expect(answer.headers.get('retry-after')).to.equal('1');
    await pause(50);
  }
}
