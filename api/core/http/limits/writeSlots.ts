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
function waitForSlot(): Promise<void> {
  return new Promise((resolve, reject) => {
    const takeSlot = () => {
      clearTimeout(timeout);
      resolve();
    };
    const giveUp = () => {
      waiting.splice(waiting.indexOf(takeSlot), 1);
      reject(new Refusal('UNAVAILABLE', { headers: { 'Retry-After': '1' } }));
    };
    const timeout = setTimeout(giveUp, WAIT_MS).unref();
    waiting.push(takeSlot);
  });
}
