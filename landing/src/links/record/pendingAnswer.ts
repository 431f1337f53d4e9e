import { keep, readKept } from './device.ts';

/** An answer that a person has given and that the server has not confirmed. */
export interface PendingAnswer {
  /** The path below the record to which it is sent. */
  verb: string;
  body: object;
  /** The idempotency key, so that it counts once although it may be sent several times. */
  key: string;
}

/** The name under which the answer of a link waits on this device. */
export function pendingKey(linkId: string): string {
  return `pending ${linkId}`;
}

/** The answer that waits to be sent, also from an earlier visit of this page. */
export function pendingAnswer(linkId: string): PendingAnswer | undefined {
  return readKept(pendingKey(linkId));
}

/** Keeps an answer until it is sent, instead of one that was kept before; returns it. */
export function keepPending(linkId: string, verb: string, body: object): PendingAnswer {
  const pending = { verb, body, key: crypto.randomUUID() };
  keep(pendingKey(linkId), pending);
  return pending;
}

/** Erases an answer that was sent or refused, unless a newer one waits in its place; without a key erases any. */
export function forgetPending(linkId: string, key?: string): void {
  if (key && pendingAnswer(linkId)?.key !== key) return;
  keep(pendingKey(linkId), undefined);
}
