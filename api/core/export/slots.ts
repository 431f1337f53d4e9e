import { Refusal } from '../http/errors.ts';

/** Lets this many files be read at once, each with a connection of its own, so that the rest of the pool stays for people. */
const SLOTS = 3;

/** The last file's end may still be under way when its reader asks for the next. */
const PATIENCE_MS = 2000;

let taken = 0;
const waiting: (() => void)[] = [];

/** Takes one of the slots until its answer is called; refuses with 429 where none becomes free within 2 s. */
export async function takeSlot(): Promise<() => void> {
  const until = performance.now() + PATIENCE_MS;
  while (taken >= SLOTS) await change(until - performance.now());
  taken += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    taken -= 1;
    waiting.shift()?.();
  };
}

/** When a slot has become free, or the time is over. */
function change(ms: number): Promise<void> {
  if (ms <= 0) throw busy();
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(wake), 1);
      resolve();
    }, ms);
    function wake() {
      clearTimeout(timer);
      resolve();
    }
    waiting.push(wake);
  });
}

function busy() {
  const seconds = 10;
  return new Refusal('TOO_MANY_REQUESTS', {
    params: { seconds },
    headers: { 'Retry-After': String(seconds) },
  });
}
