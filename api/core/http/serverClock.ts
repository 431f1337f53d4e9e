/** The server's time on a device whose clock may be wrong. */
export interface ServerClock {
  /** Learns from the `Date` header of an answer that has just arrived. */
  note: (date: string | null) => void;
  /** The server's time in epoch milliseconds, as far as it is known. */
  now: () => number;
}

/** Compares the device's clock with the answers of the server; differences up to two seconds are left alone. */
export function createServerClock(device: () => number = Date.now): ServerClock {
  let ahead = 0;
  return {
    note(date) {
      const measured = Date.parse(date ?? '') - device();
      if (Math.abs(measured - ahead) > TOLERANCE_MS) ahead = measured;
    },
    now: () => device() + ahead,
  };
}

/** The header has whole seconds, and an answer takes its time to arrive. */
const TOLERANCE_MS = 2000;
