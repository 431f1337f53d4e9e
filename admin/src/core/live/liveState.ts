let isLive = false;

/** Notes whether events arrive. */
export function noteLive(now: boolean): void {
  isLive = now;
}

/** The interval at which a query is read again: none while events arrive. For the result of `refetchInterval`. */
export function unlessLive(milliseconds: number): number | false {
  return isLive ? false : milliseconds;
}
