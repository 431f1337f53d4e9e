import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once as happened } from 'node:events';
import { freePort } from '../../db/server.ts';
import { ROOT } from '../core/process/env.ts';
import { atEnd, once } from './base/once.ts';
import { awaitAtEnd, temporaryDirectory } from './base/run.ts';

/** A process of the product, and its output. */
export interface Running {
  child: ChildProcess;
  ended: Promise<number | null>;
  output(): string;
}

/**
 * The product started like `npm start`, with its demo data, in a separate process; shared by the tests of a process.
 */
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

/** Starts the product and waits until it prints the last line of its start, by default that of the demo accounts. */
export async function startProduct(
  env: Record<string, string>,
  { lastLine = 'Ctrl-C', program = ROOT } = {},
): Promise<Running> {
  const running = runProduct(env, program);
  await new Promise<void>((resolve, reject) => {
    running.child.stdout?.on('data', () => running.output().includes(lastLine) && resolve());
    void running.ended.then((code) => reject(new Error(`Ended with ${code}: ${running.output()}`)));
  });
  return running;
}

/** Starts the product without waiting for it, by default the one of this directory. */
export function runProduct(env: Record<string, string>, program = ROOT): Running {
  const child = spawn(process.execPath, [...START, 'main'], {
    cwd: program,
    env: { PATH: process.env.PATH, ...NOT_FROM_DOTENV, NODE_ENV: 'development', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (output += String(chunk)));
  }
  return { child, ended: happened(child, 'close').then(([code]) => code), output: () => output };
}

/** Runs a command of the product, such as `backup`, to its end. */
export function command(name: string, env: Record<string, string>, ...args: string[]) {
  const done = spawnSync(process.execPath, [...START, name, ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...NOT_FROM_DOTENV, NODE_ENV: 'development', ...env },
    encoding: 'utf8',
  });
  return { code: done.status, output: done.stdout + done.stderr };
}

/** Runs a program like `npm start`. */
export const START = ['--enable-source-maps', 'api/start.js'];

/** Variables that are set, even to an empty value, so that a developer's .env does not set them. */
const NOT_FROM_DOTENV = {
  DATABASE_URL: '',
  DATABASE_DIRECT_URL: '',
  PG_POOLER: '',
  S3_BUCKET: '',
  S3_ENDPOINT: '',
  S3_ACCESS_KEY: '',
  S3_SECRET_KEY: '',
  OIDC_ISSUER: '',
  OIDC_CLIENT_ID: '',
  OIDC_AUDIENCE: '',
  PUBLIC_URL: '',
  HOST: '',
  SMTP_URL: '',
};
