import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Part, Parts } from './parts.ts';

/**
 * Asks each part twice a minute until `stop`, and logs when one stops answering and when it answers again. Returns after
 * the first answers, or after 5 s without them.
 */
export async function watchParts(
  parts: Parts,
  { log, everyMs = EVERY_MS }: { log: Logger; everyMs?: number },
): Promise<{ stop(): void }> {
  const ending = new AbortController();
  const watches = Object.entries(parts).flatMap(([name, part]) =>
    part ? [createWatch(name, part as Part, log)] : [],
  );
  const askAll = () => Promise.all(watches.map((ask) => ask()));
  const first = askAll();
  void first.then(() => repeat(askAll, everyMs, ending.signal));
  await Promise.race([first, pause(LONGEST_START_MS, undefined, { ref: false })]);
  return { stop: () => ending.abort() };
}

const EVERY_MS = 30_000;
const LONGEST_START_MS = 5_000;

async function repeat(work: () => Promise<unknown>, everyMs: number, ending: AbortSignal) {
  while (!ending.aborted) {
    await pause(everyMs, undefined, { signal: ending, ref: false }).catch(() => {});
    if (!ending.aborted) await work();
  }
}

/** Returns a function that asks a part; it never throws. */
function createWatch(name: string, part: Part, log: Logger): () => Promise<void> {
  let wasUp = true;
  return () =>
    part.check().then(
      () => {
        if (!wasUp) log.info({ part: name }, 'answers again');
        wasUp = true;
      },
      (err: unknown) => {
        if (wasUp) log.error({ err, part: name }, 'does not answer');
        wasUp = false;
      },
    );
}
