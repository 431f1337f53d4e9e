import { Refusal } from '../errors/errors.ts';

/** The most files that are read at once, each on its own connection, so that the rest of the pool stays free. */
const SLOTS = 3;

/** The time to wait for a slot: the previous file of the same client may not have released its slot yet. */
const WAIT_MS = 2000;

let takenSlots = 0;
const queue: (() => void)[] = [];

/** Takes a slot and returns a function that releases it; throws 429 when none becomes free within 2 s. */
export async function takeSlot(): Promise<() => void> {
  const until = performance.now() + WAIT_MS;
  while (takenSlots >= SLOTS) await slotReleased(until - performance.now());
  takenSlots += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    takenSlots -= 1;
    queue.shift()?.();
  };
}

/** Resolves when a slot was released or the time is over; throws 429 when no time is left. */
function slotReleased(ms: number): Promise<void> {
  if (ms <= 0) throw busy();
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      queue.splice(queue.indexOf(wake), 1);
      resolve();
    }, ms);
    function wake() {
      clearTimeout(timer);
      resolve();
    }
    queue.push(wake);
  });
}

function busy() {
  const seconds = 10;
  return new Refusal('TOO_MANY_REQUESTS', {
    params: { seconds },
    headers: { 'Retry-After': String(seconds) },
  });
}
