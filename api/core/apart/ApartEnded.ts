/**
 * Why a process apart ended before its answer: by what it read, or by something else. It is `worn` when it takes too much
 * memory and has read something before, whose remains may be the most of it.
 */
export type Cause = 'memory' | 'time' | 'crash' | 'worn' | 'killed' | 'start' | 'rest';

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

/** Whether a process crashed, by what it read or by chance. */
export function isCrash(error: unknown): boolean {
  return error instanceof ApartEnded && error.reason === 'crash';
}

/** Whether another process may well answer: these ends say nothing yet of what was read. */
export function mayAnswerAgain(error: unknown): boolean {
  return error instanceof ApartEnded && BY_CHANCE.includes(error.reason);
}

const BY_CHANCE: Cause[] = ['crash', 'worn', 'killed'];

const BY_CONTENT: Cause[] = ['memory', 'time', 'crash'];
