import type { Moves } from './source.ts';
import type { PendingReport } from './queue.ts';
import { isSameStep, type Step } from './step.ts';

/** A step that is done, here or on the server. */
export interface DoneStep extends Step {
  at: string;
  isWaiting: boolean;
}

/** The progress of a load; reports that wait to be sent count as done. */
export interface Progress {
  next: string | undefined;
  /** The stop of the next step, of a load with more than two. */
  nextStop: number | null;
  /** The stop where the truck is or that it goes to; null where there are two, and at the end. */
  presentStop: number | null;
  doneSteps: DoneStep[];
}

/** Counts what waits to be sent as done; what a page that knew no stops has kept, the server decides. */
export function progressOf({ steps, next, nextStop }: Moves, pending: PendingReport[]): Progress {
  const indexOf = (step: Step) => steps.findIndex((one) => isSameStep(one, step));
  const reached = pending.reduce(
    (before, { verb, body }) => {
      const at = indexOf(body);
      return at < 0 ? before : at + (verb === 'undo' ? 0 : 1);
    },
    next ? indexOf({ status: next, stop: nextStop }) : steps.length,
  );
  const doneSteps = steps.slice(0, reached).flatMap(({ status, stop, happenedAt }) => {
    const waitingMove = pending.findLast(
      ({ verb, body }) => verb !== 'undo' && isSameStep(body, { status, stop }),
    );
    const at = happenedAt ?? waitingMove?.body.happenedAt;
    return at ? [{ status, stop, at, isWaiting: !!waitingMove }] : [];
  });
  const toCome = steps.slice(reached);
  const atStop = toCome.find(({ status }) => status !== 'at_border');
  return {
    next: toCome[0]?.status,
    nextStop: toCome[0]?.stop ?? null,
    presentStop: atStop?.stop ?? null,
    doneSteps,
  };
}

/** The next step, if there is one. */
export function nextStepOf({
  next,
  nextStop,
}: Pick<Progress, 'next' | 'nextStop'>): Step | undefined {
  return next ? { status: next, stop: nextStop } : undefined;
}
