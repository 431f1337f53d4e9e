let streamId: string | undefined;

/** Notes by which stream events arrive, if they do. */
export function noteLive(stream?: string): void {
  streamId = stream;
}

/** The stream of this browser by which events arrive. */
export function openStream(): string | undefined {
  return streamId;
}

/** The interval at which a query is read again: none while events arrive. For the result of `refetchInterval`. */
export function unlessLive(milliseconds: number): number | false {
  return streamId ? false : milliseconds;
}
