import { spawn, type ChildProcess } from 'node:child_process';
import { once as happened } from 'node:events';
import { freePort } from '../../db/server.ts';
import { ROOT } from '../core/process/env.ts';
import { atEnd, once } from './base/once.ts';
import { awaitAtEnd, temporaryDirectory } from './base/run.ts';

/** A process of the product, and all that it has printed. */
export interface Running {
  child: ChildProcess;
  ended: Promise<number | null>;
  output(): string;
}

/** What `npm start` runs, with its demo data, as a process of its own; one a process. */
export const product = once(async (): Promise<{ url: string; dataDir: string }> => {
  const dataDir = await temporaryDirectory('product');
  const port = String(await freePort());
  const running = await startProduct({ DATA_DIR: dataDir, PORT: port });
  await awaitAtEnd(running.child.pid!);
  atEnd(async () => {
    running.child.kill();
    await running.ended;
  });
  return { url: `http://localhost:${port}`, dataDir };
});

/** Starts the product and waits until it says that it is ready. */
export async function startProduct(env: Record<string, string>): Promise<Running> {
  const running = runProduct(env);
  await new Promise<void>((resolve, reject) => {
    running.child.stdout?.on('data', () => running.output().includes('Ctrl-C') && resolve());
    void running.ended.then((code) => reject(new Error(`Ended with ${code}: ${running.output()}`)));
  });
  return running;
}

/** Starts the product, whatever comes of it. */
export function runProduct(env: Record<string, string>): Running {
  const child = spawn(process.execPath, ['--import', 'tsx', 'api/main.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...NOT_FROM_DOTENV, NODE_ENV: 'development', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (output += String(chunk)));
  }
  return { child, ended: happened(child, 'close').then(([code]) => code), output: () => output };
}

/** What is set, be it to nothing, is not read from a developer's own .env. */
const NOT_FROM_DOTENV = {
  DATABASE_URL: '',
  OIDC_ISSUER: '',
  OIDC_CLIENT_ID: '',
  OIDC_AUDIENCE: '',
  PUBLIC_URL: '',
  HOST: '',
  SMTP_URL: '',
};
