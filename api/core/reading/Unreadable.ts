/** The error for content that is broken, or that exceeds a limit before it is read. */
export class Unreadable extends Error {
  readonly code = UNREADABLE;
}

/** The code by which the error is recognized in another process. */
export const UNREADABLE = 'UNREADABLE';
