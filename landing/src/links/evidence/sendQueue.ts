import type { Body } from '../../forms/api.ts';
import { linkHeaders } from '../linkApi.ts';
import { allWaiting, forgetWaiting, type Waiting } from './queue.ts';

interface Outcome {
  /** The evidence as the server has it after the last file that it took. */
  body?: Body | undefined;
  /** The file that the server refused, and why. */
  refused?: { file: Waiting; reason: string } | undefined;
}

let isSending = false;

/** Sends what waits, one file after the other; stops where there is no network or the server has a problem. */
export async function sendQueue(path: string): Promise<Outcome> {
  const outcome: Outcome = {};
  if (isSending) return outcome;
  isSending = true;
  try {
    for (const file of await allWaiting()) {
      const response = await post(path, file);
      if (isTemporary(response.status)) break;
      const body = (await response.json()) as Body;
      await forgetWaiting(file);
      if (response.ok) outcome.body = body;
      else outcome.refused = { file, reason: reasonIn(body) };
    }
  } catch {
    // Without a network everything stays on this device.
  } finally {
    isSending = false;
  }
  return outcome;
}

function post(path: string, { type, key, fileName, takenAt, place, content }: Waiting) {
  const query = new URLSearchParams({ fileName, takenAt });
  if (place) {
    query.set('latitude', place.latitude.toFixed(6));
    query.set('longitude', place.longitude.toFixed(6));
  }
  return fetch(`${path}/${type}/files?${query.toString()}`, {
    method: 'POST',
    headers: { ...linkHeaders(key), 'Content-Type': 'application/octet-stream' },
    body: content,
    signal: AbortSignal.timeout(120_000),
  });
}

/** Too many calls, a first one that still runs, or a problem of the server: the same call may succeed later. */
function isTemporary(status: number): boolean {
  return status >= 500 || status === 429 || status === 408;
}

function reasonIn({ title = '', errors = {} }: Body): string {
  return [title, ...Object.values(errors)].join(' ').trim();
}
