import { useSyncExternalStore } from 'react';

let isLost = false;
let probing: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** Notes that a call reached the server, or did not; while it does not, the server is asked until it answers again. */
export function noteConnection(isReached: boolean): void {
  if (isReached === !isLost) return;
  isLost = !isReached;
  clearInterval(probing);
  if (isLost) probing = setInterval(() => void isReachable(), EVERY);
  for (const listener of listeners) listener();
}

/** Notes an answer. After the connection was lost it may be one that was on its way before, so the server is asked again. */
export function noteAnswer(): void {
  if (isLost) void isReachable();
}

/** Whether the server is out of reach now. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(listen, () => isLost);
}

/** Asks the server whether it can be reached. */
export async function isReachable(): Promise<boolean> {
  const answer = await fetch('/api/health', { cache: 'no-store' }).catch(() => undefined);
  noteConnection(!!answer?.ok);
  return !!answer?.ok;
}

/** Waits until the server can be reached again; answers at once while it can. */
export function whenReachable(): Promise<void> {
  if (!isLost) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = listen(() => {
      if (isLost) return;
      stop();
      resolve();
    });
  });
}

/** Follows what the browser knows of its network. */
export function followConnection(): void {
  window.addEventListener('offline', () => noteConnection(false));
  window.addEventListener('online', () => void isReachable());
  if (!navigator.onLine) noteConnection(false);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const EVERY = 3_000;
