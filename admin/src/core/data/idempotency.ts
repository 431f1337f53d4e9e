import { HttpError } from 'react-admin';
import type { http } from './http.ts';

const unanswered = new Map<string, string>();

/**
 * POSTs with an `Idempotency-Key`. While no answer came (network gone, tab asleep) the same call
 * keeps its key, so that pressing the button again does not do the thing twice.
 */
export async function idempotently<T>(
  url: string,
  body: object | undefined,
  send: (...request: Parameters<typeof http>) => Promise<T>,
): Promise<T> {
  const text = body && JSON.stringify(body);
  const call = `${url} ${text ?? ''}`;
  const key = unanswered.get(call) ?? crypto.randomUUID();
  unanswered.set(call, key);
  try {
    const headers = new Headers({ 'Idempotency-Key': key });
    const answer = await send(url, { method: 'POST', body: text, headers });
    unanswered.delete(call);
    return answer;
  } catch (error) {
    if (error instanceof HttpError && error.status > 0) unanswered.delete(call);
    throw error;
  }
}
