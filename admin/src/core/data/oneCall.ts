import type { HttpError } from 'react-admin';
import { isSame } from './changes.ts';

type Send<Body, Answer> = (body: Body, key: string) => Promise<Answer>;

/** The one call that a form or a button makes, under one Idempotency-Key. */
export interface OneCall<Body, Answer> {
  /**
   * Sends the call; once it was answered, returns that answer without another call. Where an earlier attempt with
   * another body was made and not refused, answers what that one did: `isEarlier`. Throws HttpError.
   */
  send: (body: Body, send: Send<Body, Answer>) => Promise<{ answer: Answer; isEarlier: boolean }>;
  /** Makes the next call a new one, with another key. */
  restart: () => void;
}

/** Makes a call that takes effect once, however often it is sent and whatever the network does meanwhile. */
export function oneCall<Body, Answer>(): OneCall<Body, Answer> {
  let key = crypto.randomUUID();
  let sent: { body: Body; answer?: Promise<Answer> } | undefined;
  return {
    async send(body, send) {
      if (sent && !isSame(sent.body, body)) {
        const answer = await attempt(sent.body, send).catch(unlessRefused);
        if (answer) return { answer, isEarlier: true };
      }
      return { answer: await attempt(body, send), isEarlier: false };
    },
    restart() {
      key = crypto.randomUUID();
      sent = undefined;
    },
  };

  function attempt(body: Body, send: Send<Body, Answer>): Promise<Answer> {
    const answer = sent?.answer ?? send(body, key);
    sent = { body, answer };
    answer.catch((error: unknown) => {
      if (sent?.answer === answer) sent = isUnanswered(error) ? { body } : undefined;
    });
    return answer;
  }
}

/** A refused call had no effect, so its key is still free. */
function unlessRefused(error: unknown): undefined {
  if (isUnanswered(error)) throw error;
}

function isUnanswered(error: unknown): boolean {
  return ((error as HttpError).status ?? 0) === 0;
}
