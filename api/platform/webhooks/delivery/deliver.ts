import type { Transaction } from 'objection';
import { Webhook as Signature } from 'standardwebhooks';
import { enqueue, type Job } from '../../../core/jobs/jobs.ts';
import { secretsOf } from '../secret.ts';
import { addressesOf } from './addresses.ts';
import { bodyOf } from './body.ts';
import { AT_ONCE, dueEvents, type Due } from './due.ts';
import { keepOutcomes, type Outcome } from './outcome.ts';
import { post, type Signed } from './post.ts';
import { DELIVER } from './queue.ts';

/** Where links begin, and whether private addresses and `http:` are allowed, which is for development. */
export interface DeliverySettings {
  publicUrl: string;
  allowsPrivate: boolean;
}

/**
 * Job that delivers the events that are due, some at the same time. What came of them is saved with the job's end, so an
 * event is sent again, under the same id, if the process is killed in between.
 */
export function deliverWebhooks(settings: DeliverySettings): Job {
  return {
    ...DELIVER,
    everyMinutes: 1,
    async run({ trx, now }) {
      const due = await dueEvents(trx, now);
      const signed = await Promise.all(due.map((event) => sign(trx, event, { settings, now })));
      const outcomes = await Promise.all(signed.map((one) => outcomeOf(one, settings)));
      await keepOutcomes(
        trx,
        due.map((event, index) => ({ event, outcome: outcomes[index]! })),
        now,
      );
      if (due.length === AT_ONCE) await enqueue(trx, DELIVER, {});
    },
  };
}

/**
 * The body of an event, with a signature for each secret that signs now. It is dated by the machine's time, which receivers
 * compare with their own, also where the product's clock was moved.
 */
async function sign(
  trx: Transaction,
  event: Due,
  { settings, now }: { settings: DeliverySettings; now: Date },
): Promise<Signed> {
  const body = JSON.stringify(bodyOf(event, settings.publicUrl));
  const secrets = await secretsOf(trx, { ...event, id: event.webhookId }, now);
  const sentAt = new Date();
  const signatures = secrets.map((secret) => new Signature(secret).sign(event.id, sentAt, body));
  return {
    url: event.url,
    body,
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Anden-Webhooks/1',
      'webhook-id': event.id,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': signatures.join(' '),
    },
  };
}

async function outcomeOf(signed: Signed, settings: DeliverySettings): Promise<Outcome> {
  const start = performance.now();
  const took = () => Math.round(performance.now() - start);
  try {
    const { status, answer } = await post(signed, await addressesOf(signed.url, settings));
    return { status, answer, error: null, milliseconds: took() };
  } catch (error) {
    return { status: null, answer: null, error: nameOf(error), milliseconds: took() };
  }
}

/** The code of an error, such as `ECONNREFUSED`, or its name, such as `TimeoutError`. */
function nameOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name: string };
  return typeof code === 'string' ? code : name;
}
