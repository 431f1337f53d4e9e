import { linkId } from './linkApi.ts';

/** An answer that was sent by the person and has not reached the server yet. */
export interface Pending {
  verb: string;
  body: object;
  /** The idempotency key, so that it counts once although it may be sent several times. */
  key: string;
}

const KEY = `pending ${linkId}`;
let unstored: Pending | undefined;

/** The answer that waits to be sent, also from an earlier visit of this page. */
export function pendingAnswer(): Pending | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return kept ? (JSON.parse(kept) as Pending) : unstored;
  } catch {
    return unstored;
  }
}

/** Keeps an answer on this device until it is sent; replaces one that was kept before. */
export function keepPending(verb: string, body: object): void {
  unstored = { verb, body, key: crypto.randomUUID() };
  try {
    localStorage.setItem(KEY, JSON.stringify(unstored));
  } catch {
    // Without storage it is kept while the page is open.
  }
}

/** Calls `listener` when another tab has sent or erased the answer. */
export function onPendingSent(listener: () => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY || newValue !== null) return;
    unstored = undefined;
    listener();
  });
}

/** Erases the answer: it was sent, or the server refused it. */
export function forgetPending(): void {
  unstored = undefined;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage nothing was kept.
  }
}
