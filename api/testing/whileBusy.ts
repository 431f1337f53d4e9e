import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from './client.ts';

/**
 * Repeats a call while a busy machine answers it 503, as clients do: nothing of it was done. Only for calls whose test is about
 * something else than their time.
 */
export async function whileBusy<Body>(call: () => Promise<Answer<Body>>): Promise<Answer<Body>> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503) return answer;
    await pause(Number(answer.headers.get('retry-after')) * 1000);
  }
}
