import type { Moves } from './source.ts';
import type { PendingReport } from './queue.ts';

/** A step that is done, here or on the server. */
export interface DoneStep {
  status: string;
  at: string;
  isWaiting: boolean;
}

/** The progress of a load; reports that wait to be sent count as done. */
export interface Progress {
  next: string | undefined;
  doneSteps: DoneStep[];
}

/** Counts what waits to be sent as done. */
export function progressOf({ steps, next }: Moves, pending: PendingReport[]): Progress {
  const indexOf = (status: string) => steps.findIndex((step) => step.status === status);
  const reached = pending.reduce(
    (_, { verb, body }) => indexOf(body.status) + (verb === 'undo' ? 0 : 1),
    next ? indexOf(next) : steps.length,
  );
  const doneSteps = steps.slice(0, reached).flatMap(({ status, happenedAt }) => {
    const waitingMove = pending.findLast(
      ({ verb, body }) => verb !== 'undo' && body.status === status,
    );
    const at = happenedAt ?? waitingMove?.body.happenedAt;
    return at ? [{ status, at, isWaiting: !!waitingMove }] : [];
  });
  return { next: steps[reached]?.status, doneSteps };
}
