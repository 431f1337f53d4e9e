/**
 * Registers the service worker (landing/public/sw.js), which opens the built admin without a network, once the page has
 * loaded.
 */
export function keepForOffline(): void {
  if (!import.meta.env.PROD) return;
  const register = () => navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
  window.addEventListener('load', () => setTimeout(register, AFTER_MS));
}

/** Leaves the network to the first list. */
const AFTER_MS = 5_000;
