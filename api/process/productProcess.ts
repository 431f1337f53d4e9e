import { spawn, type ChildProcess } from 'node:child_process';
import { once as happened } from 'node:events';
import { ROOT } from '../core/runtime/env.ts';

/** A process of the product, and its output. */
export interface ProductProcess {
  child: ChildProcess;
  exitCode: Promise<number | null>;
  output(): string;
}

/** Starts the product and waits until it prints the last line of its start, by default that of the demo accounts. */
export async function startProduct(
  env: Record<string, string>,
  { lastLine = 'Ctrl-C', program = ROOT, args = [] as string[] } = {},
): Promise<ProductProcess> {
  const running = runProduct(env, program, args);
  await new Promise<void>((resolve, reject) => {
    running.child.stdout?.on('data', () => running.output().includes(lastLine) && resolve());
    void running.exitCode.then((code) =>
      reject(new Error(`Ended with ${code}: ${running.output()}`)),
    );
  });
  return running;
}

/** Starts the product without waiting for it, by default the one of this directory. */
export function runProduct(
  env: Record<string, string>,
  program = ROOT,
  args: string[] = [],
): ProductProcess {
  const child = spawn(process.execPath, [...START, 'main', ...args], {
    cwd: program,
    env: { PATH: process.env.PATH, ...NOT_FROM_DOTENV, NODE_ENV: 'development', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (output += String(chunk)));
  }
  return { child, exitCode: happened(child, 'close').then(([code]) => code), output: () => output };
}

/** Runs a program like `npm start`. */
export const START = ['--enable-source-maps', 'api/start.js'];

/** Variables that are set, even to an empty value, so that a developer's .env does not set them. */
export const NOT_FROM_DOTENV = {
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
