import { StartError } from '../../../db/process/startError.ts';

/** The error for a file that is not what a backup wrote. */
export function damage(reason: string, cause?: unknown): StartError {
  return new StartError(`The file is no backup, or it is damaged: ${reason}.`, { cause });
}
