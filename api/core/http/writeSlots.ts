import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from './errors.ts';

/** Of the pool's ten connections, how many calls that change something may hold at once; the others stay for reads. */
const SLOTS = 7;
const PATIENCE_MS = 5000;

let taken = 0;
const waiting: (() => void)[] = [];

/**
 * Does the work of a call that changes something as soon as a slot is free. Writers that wait for one lock then never
 * hold the whole pool. Waits 5 s at most, and then refuses with 503 and Retry-After.
 */
export async function inWriteSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  if (taken >= SLOTS) await turn();
  else taken += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  }
}

/** A slot that becomes free is handed to whoever has waited longest. */
async function turn(): Promise<void> {
  const ending = new AbortController();
  let give = () => {};
  const given = new Promise<true>((resolve) => {
    give = () => resolve(true);
    waiting.push(give);
  });
  const patience = pause(PATIENCE_MS, false as const, { signal: ending.signal, ref: false });
  const isGiven = await Promise.race([given, patience.catch(() => false as const)]);
  ending.abort();
  if (isGiven) return;
  waiting.splice(waiting.indexOf(give), 1);
  throw new Refusal('UNAVAILABLE', { headers: { 'Retry-After': '1' } });
}
