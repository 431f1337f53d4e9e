import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Answer } from '../../forms/api.ts';
import { isTemporary } from './linkClient.ts';
import {
  forgetPending,
  keepPending,
  type PendingAnswer,
  pendingAnswer,
  pendingKey,
} from './pendingAnswer.ts';
import type { OpenLink } from './useLink.ts';
import { useRefresh } from './useRefresh.ts';

/** The state of a person's last answer. */
export interface AnswerStatus {
  /** `waiting` for a network; `failed` and tried again; `refused` by the server, with its reason. */
  state: 'sending' | 'waiting' | 'failed' | 'sent' | 'refused';
  verb: string;
  body: object;
  /** The server's answer. */
  answer?: Answer;
}

/** The answers that a person gives on the page of a link. */
export interface Answers {
  status: AnswerStatus | undefined;
  /** Keeps an answer on the device and sends it, at once or when there is a network; the newest one wins. */
  send: (verb: string, body: object) => void;
}

const RETRY_SECONDS = 3;

/** Sends each answer of a person once, also one of an earlier visit and after a lost connection. */
export function useAnswers(
  { client, refresh }: Pick<OpenLink<unknown>, 'client' | 'refresh'>,
  path: string,
  isPerson: RefObject<boolean>,
): Answers {
  const [status, setStatus] = useState<AnswerStatus>();
  const isSending = useRef(false);

  const sendOne = useCallback(
    async ({ verb, body, key }: PendingAnswer): Promise<boolean> => {
      setStatus((before) => (isRetry(before) ? before : { state: 'sending', verb, body }));
      const answer = await client.call(`${path}/${verb}`, body, { key }).catch(() => undefined);
      if (!answer || isTemporary(answer)) {
        setStatus({ state: answer ? 'failed' : 'waiting', verb, body });
        return false;
      }
      forgetPending(client.id, key);
      if (!pendingAnswer(client.id))
        setStatus({ state: answer.ok ? 'sent' : 'refused', verb, body, answer });
      await refresh();
      return true;
    },
    [client, path, refresh],
  );

  const sendAll = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    let isSent = true;
    for (let next = pendingAnswer(client.id); next && isSent; next = pendingAnswer(client.id))
      isSent = await sendOne(next);
    isSending.current = false;
  }, [client, sendOne]);

  useRefresh(sendAll, RETRY_SECONDS);
  useSentElsewhere(client.id, () => {
    setStatus(undefined);
    void refresh();
  });

  const send = (verb: string, body: object) => {
    if (!isPerson.current) return;
    if (!isSame(pendingAnswer(client.id), verb, body)) {
      keepPending(client.id, verb, body);
      setStatus({ state: 'sending', verb, body });
    }
    void sendAll();
  };
  return { status, send };
}

function isRetry(status: AnswerStatus | undefined): boolean {
  return status?.state === 'waiting' || status?.state === 'failed';
}

/** A second press with the same content is no second answer. */
function isSame(pending: PendingAnswer | undefined, verb: string, body: object): boolean {
  return pending?.verb === verb && JSON.stringify(pending.body) === JSON.stringify(body);
}

/** Calls back when another tab has sent or erased the answer. */
function useSentElsewhere(linkId: string, onSent: () => void): void {
  const latest = useRef(onSent);
  useEffect(() => {
    latest.current = onSent;
  });
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === pendingKey(linkId) && newValue === null) latest.current();
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, [linkId]);
}
