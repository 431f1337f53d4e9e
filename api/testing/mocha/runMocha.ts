import { spawn } from 'node:child_process';
import { once as happened } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import type { Account } from '../../../db/account.ts';
import { ROOT } from '../../core/runtime/env.ts';

interface Options {
  /** The Node that runs mocha. */
  program?: string;
  env?: NodeJS.ProcessEnv;
  /** The operating system user. */
  account?: Account;
}

/** A mocha that has not ended by then is ended with all processes that it started, so that its output is shown. */
const LIMIT_MS = 400_000;

/** Runs test files in a mocha of their own, with a database of their own; expects that all tests pass. */
export async function runMocha(
  files: string[],
  { program = process.execPath, env = {}, account }: Options = {},
): Promise<void> {
  const own = { MOCHA_WORKER_ID: undefined, TRIALS: undefined };
  const child = spawn(program, ['node_modules/mocha/bin/mocha.js', ...files], {
    ...account,
    cwd: ROOT,
    env: { ...process.env, ...own, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const limit = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), LIMIT_MS);
  const ended = happened(child, 'close');
  const output = await text(child.stdout);
  const [code] = await ended;
  clearTimeout(limit);
  expect(code, output).to.equal(0);
  expect(output).to.match(/^[1-9]\d* passed, 0 failed$/m);
}
