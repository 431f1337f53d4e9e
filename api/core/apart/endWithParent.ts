import { Worker } from 'node:worker_threads';

/**
 * Ends this process when the one that started it has ended, also while it reads and hears of nothing: a thread looks whose
 * child it is. Signals of a terminal are for the parent, which decides.
 */
export function endWithParent(): void {
  process.once('disconnect', () => process.exit());
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
  const parent = Number(process.argv[2]);
  new Worker(LOOK, { eval: true, workerData: parent, execArgv: [], resourceLimits: SMALL }).unref();
}

const LOOK = `
  const { workerData: parent } = require('node:worker_threads');
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 500);`;

const SMALL = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 2 };
