import { placeNow } from '#phone/placeNow';
import type { OpenLink } from '../record/useLink.ts';
import { nextStepOf, progressOf, type Progress } from './progress.ts';
import { isSameStep, type Step } from './step.ts';
import { useQueue, type PendingReport } from './queue.ts';
import type { Moves } from './source.ts';
import { useMoment } from './useMoment.ts';
import { type MoveNews, useSending } from './useSending.ts';

/** The state and the actions of the driver's page. */
export interface MovesState extends Progress {
  pendingReports: PendingReport[];
  stops: Moves['stops'];
  news: MoveNews | undefined;
  /** The step that can be taken back. */
  undoable: Step | undefined;
  report: (step: Step) => void;
  takeBack: () => void;
}

/** Reports the moves of a load, each once, and takes the last one back. */
export function useMoves(
  link: OpenLink<Moves>,
  ask: (text: string) => Promise<boolean>,
): MovesState {
  const queue = useQueue(link.client.id);
  const { news, setNews, sendAll, busy } = useSending(link, queue, ask);
  const { content, readAt } = link;
  const last = queue.pendingReports.at(-1);
  const isInTime = useMoment(readAt + (content.undo?.seconds ?? 0) * 1000);
  const onServer = !last && isInTime ? content.undo : undefined;
  const undoable = (last && last.verb !== 'undo' ? last.body : onServer) ?? undefined;

  /** Reports a step, if it is still the next one, with the place where the phone is, if it says so in time. */
  async function report(step: Step): Promise<void> {
    const progressNow = progressOf(content, queue.read());
    const next = nextStepOf(progressNow);
    if (!next || !isSameStep(next, step)) return;
    const key = crypto.randomUUID();
    const { status, currentStop } = content;
    const from = progressNow.doneSteps.at(-1) ?? { status, stop: currentStop };
    const body = { ...bodyOf(step, from), happenedAt: new Date().toISOString() };
    queue.change((pending) => [...pending, { verb: 'report', body, key }]);
    setNews({ state: 'sending' });
    busy.current.located = key;
    const place = await placeNow();
    if (busy.current.located === key) busy.current.located = undefined;
    if (place)
      queue.change((pending) =>
        pending.map((one) => (one.key === key ? { ...one, body: { ...body, ...place } } : one)),
      );
    await sendAll();
  }

  /** Takes the last step back: on this phone if it has not been sent, otherwise on the server. */
  function takeBack(): void {
    if (!undoable) return;
    if (last && last.key !== busy.current.sent) {
      queue.change((pending) => pending.filter(({ key }) => key !== last.key));
      if (busy.current.located === last.key) busy.current.located = undefined;
      return setNews({ state: 'undone' });
    }
    const { status, stop } = undoable;
    const undo = {
      verb: 'undo',
      body: { status, stop: stop ?? undefined },
      key: crypto.randomUUID(),
    } as const;
    queue.change((pending) => [...pending, undo]);
    setNews({ state: 'sending' });
    void sendAll();
  }

  const progress = progressOf(content, queue.pendingReports);
  return {
    ...progress,
    pendingReports: queue.pendingReports,
    stops: content.stops,
    news,
    undoable,
    report: (step) => void report(step),
    takeBack,
  };
}

/** The body of a report; stops are named where there are more than two. */
function bodyOf({ status, stop }: Step, from: Step): PendingReport['body'] {
  return {
    status,
    stop: stop ?? undefined,
    from: from.status,
    fromStop: from.stop ?? undefined,
  };
}
