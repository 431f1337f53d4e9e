import { Slots } from '../../runtime/Slots.ts';
import { Refusal } from '../../errors/errors.ts';

/**
 * The most of the pool's ten connections that writing calls hold at once, so that writers that wait for a lock never
 * hold the whole pool and the others stay free for reads. Waits at most 5 s, then throws 503 with Retry-After.
 */
export const writeSlots = new Slots(7, {
  milliseconds: 5000,
  error: () => new Refusal('UNAVAILABLE', { headers: { 'Retry-After': '1' } }),
});
