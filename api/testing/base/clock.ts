let fixed: Date | null = null;

/** The current time of the test server. */
export function clock(): Date {
  return fixed ? new Date(fixed) : new Date();
}

/** Stops the test server's clock at `date` until the current test ends; null lets it run. */
export function setClock(date: Date | null): void {
  fixed = date;
}
