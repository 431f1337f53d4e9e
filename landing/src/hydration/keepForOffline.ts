/** Registers the service worker (landing/public/sw.js), which opens this page without a network for 30 days. */
export function keepForOffline(): void {
  void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
}
