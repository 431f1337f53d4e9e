import { useCallback, useRef, useState } from 'react';
import { isTemporary } from '../record/linkClient.ts';
import type { OpenLink } from '../record/useLink.ts';
import { useRefresh } from '../record/useRefresh.ts';
import type { Queue, PendingReport } from './queue.ts';
import type { Moves } from './source.ts';

/** The outcome of the last press; `kept` without a network, `failed` where the server has a problem. */
export interface MoveNews {
  state: 'sending' | 'kept' | 'failed' | 'sent' | 'undone' | 'refused';
  reason?: string | undefined;
}

const RETRY_SECONDS = 3;

/**
 * Sends what waits, in its order. The reason of a refusal is shown, and the later ones are sent: the broker may have
 * reported the refused step already. An early arrival that is not confirmed takes the later ones with it.
 */
export function useSending(
  { client, subjectId, replace, refresh }: OpenLink<Moves>,
  { read, change }: Queue,
  ask: (text: string) => Promise<boolean>,
) {
  const [news, setNews] = useState<MoveNews>();
  /** The key of what is on its way, and of what still looks where the phone is. */
  const busy = useRef<{ sent?: string | undefined; located?: string | undefined }>({});

  const sendOne = useCallback(
    async (first: PendingReport): Promise<boolean> => {
      const path = `/api/shipments/${subjectId}/moves/${first.verb ?? 'report'}`;
      const { key } = first;
      const answer = await client.call(path, first.body, { key }).catch(() => undefined);
      const others = (pending: PendingReport[]) => pending.filter((one) => one.key !== key);
      if (!answer || isTemporary(answer)) {
        setNews({ state: answer ? 'failed' : 'kept' });
        return false;
      }
      if (answer.ok) {
        change(others);
        replace(answer.body as Moves);
        setNews({ state: first.verb === 'undo' ? 'undone' : 'sent' });
        return true;
      }
      const { errors = {}, title } = answer.body;
      if (errors.isEarly && (await ask(errors.isEarly))) {
        const body = { ...first.body, isEarly: true };
        change((pending) => pending.map((one) => (one.key === key ? { ...one, body } : one)));
        return true;
      }
      change(errors.isEarly ? () => [] : others);
      const reason = Object.values(errors)[0] ?? title;
      setNews(errors.isEarly ? undefined : { state: 'refused', reason });
      await refresh();
      return true;
    },
    [client, subjectId, change, replace, refresh, ask],
  );

  const sendAll = useCallback(async () => {
    if (busy.current.sent || busy.current.located) return;
    let isSent = true;
    for (let [first] = read(); first && isSent; [first] = read()) {
      busy.current.sent = first.key;
      isSent = await sendOne(first);
    }
    busy.current.sent = undefined;
  }, [read, sendOne]);

  useRefresh(sendAll, RETRY_SECONDS);
  return { news, setNews, sendAll, busy };
}
