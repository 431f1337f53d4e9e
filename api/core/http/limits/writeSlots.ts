import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '../errors.ts';

/** How many of the pool's ten connections writing calls may hold at once; the others stay free for reads. */
const SLOTS = 7;
const WAIT_MS = 5000;

let taken = 0;
const waiting: (() => void)[] = [];

/**
 * Runs the work of a writing call as soon as a slot is free, so that writers that wait for a lock never hold the whole
 * pool. Waits at most 5 s, then throws 503 with Retry-After.
 */
export async function inWriteSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  if (taken >= SLOTS) await waitForSlot();
  else taken += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  }
}

/** Waits in a first-in, first-out queue until a slot is handed over. */
async function waitForSlot(): Promise<void> {
  const ending = new AbortController();
  let takeSlot = () => {};
  const slotTaken = new Promise<true>((resolve) => {
    takeSlot = () => resolve(true);
    waiting.push(takeSlot);
  });
  const timeout = pause(WAIT_MS, false as const, { signal: ending.signal, ref: false });
  const isTaken = await Promise.race([slotTaken, timeout.catch(() => false as const)]);
  ending.abort();
  if (isTaken) return;
  waiting.splice(waiting.indexOf(takeSlot), 1);
  throw new Refusal('UNAVAILABLE', { headers: { 'Retry-After': '1' } });
}
