import type { Knex } from 'knex';
import { enqueue, type Job } from '../../../core/jobs/jobs.ts';
import { runStatement } from '../../../core/sql/statement.ts';
import { DELIVER } from '../../../platform/webhooks/index.ts';
import { bitOf } from '../audiences.ts';
import { numberRows } from '../numbers.ts';
import { lockSubscribers, type Subscriber } from './subscribers.ts';

/** The queue of the job that tells webhooks of changes. */
export const TELL = { name: 'tell-webhooks-of-changes' };

/**
 * Job that makes events of the rows of the feed, in its order and with its numbers. The events and how far the feed is told
 * are one transaction: a process that is killed in between loses no row and tells none twice.
 */
export const tellWebhooks: Job = {
  ...TELL,
  everyMinutes: 1,
  async run({ trx }) {
    const subscribers = await lockSubscribers(trx);
    const ends = await numberAll(trx, subscribers);
    let isDone = true;
    let events = 0;
    for (const subscriber of subscribers)
      for (const part of partsOf(subscriber, ends)) {
        const told = await tell(trx, subscriber, part);
        isDone &&= told.isDone;
        events += told.count;
      }
    if (events > 0) await enqueue(trx, DELIVER, {});
    if (!isDone) await enqueue(trx, TELL, {});
  },
};

/** The most changes of an event, and of the events that one run makes of a feed for a webhook. */
const AT_ONCE = 100;
const MOST = 1000;

/** Numbers the feeds of companies and carriers, then those of types: the order in which others lock them. */
async function numberAll(trx: Knex, subscribers: Subscriber[]): Promise<Map<string, number>> {
  const own = subscribers.map(({ employerId }) => employerId).sort();
  const types = subscribers.map(({ type }) => type).sort();
  const ends = new Map<string, number>();
  for (const reader of new Set<string>([...own, ...types]))
    ends.set(reader, (await numberRows(trx, reader)).last);
  return ends;
}

/** The rows of one feed that a webhook has not heard of, and the column that says up to which one it has. */
interface Part {
  column: string;
  reader: string;
  from: number;
  until: number;
}

function partsOf(subscriber: Subscriber, ends: Map<string, number>): Part[] {
  const { employerId, type, toldOwn, toldType } = subscriber;
  const parts = [
    { column: 'told_own', reader: employerId, from: toldOwn, until: ends.get(employerId)! },
    { column: 'told_type', reader: type, from: toldType, until: ends.get(type)! },
  ];
  return parts.filter(({ from, until }) => from < until);
}

async function tell(trx: Knex, { id, types, type }: Subscriber, part: Part) {
  const { column, reader, from, until } = part;
  const bit = bitOf({ type, role: 'admin' });
  const values = [id, reader, from, until, types, bit, MOST, AT_ONCE];
  const [made] = await runStatement<{ count: number; last: number | null }>(trx, {
    text: EVENTS,
    values,
  });
  const { count, last } = made!;
  const isDone = count < MOST;
  const text = `update webhooks set ${column} = $2 where id = $1`;
  await runStatement(trx, { text, values: [id, isDone ? until : last] });
  return { count, isDone };
}

const EVENTS = `
  with rows as materialized (
    select number, row_number() over (order by number) as place,
      jsonb_build_object('type', resource, 'id', record_id, 'kind', kind, 'sequence', number) as change
    from feed_rows
    where reader = $2 and number > $3 and number <= $4 and resource = any($5::text[])
      and seen_by & $6::int <> 0
    order by number limit $7),
  events as (
    insert into webhook_events (webhook_id, kind, changes)
    select $1::uuid, 'changes', jsonb_agg(change order by number) from rows
    group by (place - 1) / $8::int order by min(number))
  select count(*)::int as count, max(number)::float8 as last from rows`;
