import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Lifetime } from '../../db/process/lifetime.ts';
import { StartError } from '../../db/process/startError.ts';
import type { Env } from '../core/runtime/env.ts';

/** Where the demo data are written, and their present time as ISO text. */
export interface Order {
  env: Env;
  url: string;
  directUrl: string;
  now: string;
}

/**
 * Writes the demo data in another process, because this one would keep the 70 MB that it takes as long as it runs. Throws
 * StartError when it fails; its output has the reason.
 */
export async function writeDemo(lifetime: Lifetime, order: Order): Promise<void> {
  const demo = await lifetime.start(
    () => startDemo(order),
    ({ stop }) => stop(),
  );
  await demo.completion;
}

/** Begins to write the demo data with this program; `done` throws StartError when it fails. */
export function startDemo(
  order: Order,
  program = PROGRAM,
): { completion: Promise<void>; stop(): void } {
  const child = fork(program);
  child.send(order);
  const completion = once(child, 'exit').then(([code]) => {
    if (code !== 0)
      throw new StartError('The demo data could not be written; the reason is above.');
  });
  return { completion, stop: () => child.kill() };
}

/** In the compiled product beside this file, else the source, which the child runs with the options of this process. */
const PROGRAM = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, 'demoProgram.ts')
  : join(import.meta.filename, '../demo.js');
