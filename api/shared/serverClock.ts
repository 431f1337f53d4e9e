/** The server's time on a device whose clock may be wrong. */
export interface ServerClock {
  /** Learns from the `Date` header of an answer that has just arrived. */
  note: (date: string | null) => void;
  /** The server's time in epoch milliseconds, as far as it is known. */
  now: () => number;
  /** Calls `listener` when an answer has corrected the time. Returns a function that removes it. */
  onCorrected: (listener: () => void) => () => void;
}

/** Compares the device's clock with the answers of the server; differences up to two seconds are left alone. */
export function createServerClock(device: () => number = Date.now): ServerClock {
  let ahead = 0;
  const listeners = new Set<() => void>();
  return {
    note(date) {
      const measured = Date.parse(date ?? '') - device();
      if (!(Math.abs(measured - ahead) > TOLERANCE_MS)) return;
      ahead = measured;
      for (const listener of listeners) listener();
    },
    now: () => device() + ahead,
    onCorrected(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The header has whole seconds, and an answer takes its time to arrive. */
const TOLERANCE_MS = 2000;
