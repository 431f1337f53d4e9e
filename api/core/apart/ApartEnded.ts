/** Why a process apart ended before its answer: by what it read, or by something else. */
export type Cause = 'memory' | 'time' | 'crash' | 'killed' | 'start' | 'rest';

/** The error for a process apart that ended before its answer. */
export class ApartEnded extends Error {
  override name = 'ApartEnded';

  constructor(
    readonly reason: Cause,
    output = '',
  ) {
    super(`The process ended (${reason}) ${output}`.trim());
  }

  /** Whether what it read is to blame, so that reading it again would end in the same way. */
  get isByContent(): boolean {
    return BY_CONTENT.includes(this.reason);
  }
}

/** Whether another process may well answer: one that crashed or was killed says nothing of the file, until it does so again. */
export function mayAnswerAgain(error: unknown): boolean {
  return error instanceof ApartEnded && ['crash', 'killed'].includes(error.reason);
}

const BY_CONTENT: Cause[] = ['memory', 'time', 'crash'];
