import { Refusal } from '../errors.ts';

/** Lets this many files be read at once, each with a connection of its own, so that the rest of the pool stays for people. */
const SLOTS = 3;

let taken = 0;

/** Takes one of the slots until its answer is called; refuses with 429 where none is left. */
export function takeSlot(): () => void {
  if (taken >= SLOTS) throw busy();
  taken += 1;
  let isHeld = true;
  return () => {
    if (isHeld) taken -= 1;
    isHeld = false;
  };
}

function busy() {
  const seconds = 10;
  return new Refusal('TOO_MANY_REQUESTS', {
    params: { seconds },
    headers: { 'Retry-After': String(seconds) },
  });
}
