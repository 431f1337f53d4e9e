import type { Environment } from './retries.ts';

/** The platform's fetch, timers, random numbers and clock. */
export const platform: Environment = {
  fetch: (request, init) => fetch(request, init),
  pause,
  random: Math.random,
  now: Date.now,
};

/** Ends early when the signal is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => (clearTimeout(timer), resolve());
    signal.addEventListener('abort', stop, { once: true });
  });
}
