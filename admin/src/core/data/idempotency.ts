import { HttpError } from 'react-admin';
import type { http } from './http.ts';
import type { Problem } from './problem.ts';

const unanswered = new Map<string, string>();

/**
 * POSTs with an `Idempotency-Key`: `given`, or one that the same call keeps while no answer came (network gone, tab
 * asleep), so that pressing the button again does not do the thing twice. While the API still works on an earlier call
 * with the key, it waits for that one's answer.
 */
export async function idempotently<T>(
  url: string,
  body: object | undefined,
  send: (...request: Parameters<typeof http>) => Promise<T>,
  givenKey?: string,
): Promise<T> {
  const text = body && JSON.stringify(body);
  const call = `${url} ${text ?? ''}`;
  const key = givenKey ?? unanswered.get(call) ?? crypto.randomUUID();
  unanswered.set(call, key);
  const headers = new Headers({ 'Idempotency-Key': key });
  try {
    const answer = await patiently(() => send(url, { method: 'POST', body: text, headers }));
    unanswered.delete(call);
    return answer;
  } catch (error) {
    if (error instanceof HttpError && error.status > 0) unanswered.delete(call);
    throw error;
  }
}

/** Repeats a call under its key while the API still works on an earlier one, for half a minute at most. */
export async function patiently<T>(send: () => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await send();
    } catch (error) {
      const { code } = ((error as HttpError).body ?? {}) as Problem;
      if (code !== 'IDEMPOTENCY_IN_PROGRESS' || left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

const TRIES = 30;
const PAUSE = 1_000;
