import type { Knex } from 'knex';
import { Gauge, type Registry } from 'prom-client';
import { readFact } from '../runtime/facts.ts';

/**
 * Measures the connection pool of this process, and the queues, outgoing mail, last backup and security log of the
 * installation, when metrics are read. While the database does not answer, `anden_database_up` is 0 and the figures from it are absent.
 */
export function measureDatabase(register: Registry, db: Knex): () => Promise<void> {
  const gauges = createGauges(register);
  return async () => {
    measurePool(gauges, db);
    for (const name of [...BY_LABEL, ...SINGLE]) gauges[name].reset();
    try {
      await measureQueues(gauges, db);
      await measureMails(gauges, db);
      await measureBackup(gauges, db);
      await measureSecurityLog(gauges, db);
      gauges.up.set(1);
    } catch {
      for (const name of SINGLE) gauges[name].remove();
      gauges.up.set(0);
    }
  };
}

type Gauges = ReturnType<typeof createGauges>;

const SINGLE = ['mails', 'mailAge', 'backup', 'securityLog'] as const;
const BY_LABEL = ['waiting', 'age', 'retrying', 'failed', 'securityEvents'] as const;

function createGauges(register: Registry) {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `anden_${name}`, help, labelNames, registers: [register] });
  return {
    up: gauge('database_up', 'Whether the database answered'),
    pool: gauge('database_pool_connections', 'Connections of the pool', 'state'),
    acquiring: gauge('database_pool_waiting', 'Calls that wait for a connection'),
    waiting: gauge('jobs_due', 'Jobs that are due and have not started', 'queue'),
    age: gauge('jobs_oldest_due_seconds', 'How long the oldest due job has waited', 'queue'),
    retrying: gauge('jobs_retrying', 'Jobs that failed and will be tried again', 'queue'),
    failed: gauge('jobs_failed', 'Jobs that failed for good', 'queue'),
    mails: gauge('mails_waiting', 'Mails that are not sent yet'),
    mailAge: gauge('mails_oldest_waiting_seconds', 'How long the oldest unsent mail has waited'),
    backup: gauge('backup_last_success_timestamp_seconds', 'When the last complete backup began'),
    securityLog: gauge('security_log_bytes', 'Size of the security log with its indexes'),
    securityEvents: gauge(
      'security_log_recent_rows',
      'Rows of the security log of the last five minutes',
      'event',
    ),
  };
}

function measurePool({ pool, acquiring }: Gauges, db: Knex): void {
  const tarn = db.client.pool as {
    numUsed(): number;
    numFree(): number;
    numPendingAcquires(): number;
    max: number;
  };
  pool.set({ state: 'used' }, tarn.numUsed());
  pool.set({ state: 'idle' }, tarn.numFree());
  pool.set({ state: 'max' }, tarn.max);
  acquiring.set(tarn.numPendingAcquires());
}

async function measureQueues({ waiting, age, retrying, failed }: Gauges, db: Knex): Promise<void> {
  const { rows } = await db.raw(QUEUES);
  for (const { queue, due, oldest, again, dead } of rows as Record<string, number>[]) {
    waiting.set({ queue }, Number(due));
    age.set({ queue }, Number(oldest));
    retrying.set({ queue }, Number(again));
    failed.set({ queue }, Number(dead));
  }
}

async function measureMails({ mails, mailAge }: Gauges, db: Knex): Promise<void> {
  const { rows } = await db.raw(MAILS);
  mails.set(Number(rows[0].count));
  mailAge.set(Number(rows[0].oldest));
}

/** Absent until there is a backup. */
async function measureBackup({ backup }: Gauges, db: Knex): Promise<void> {
  const last = await readFact(db, 'last_backup');
  if (last) backup.set(last.notedAt.getTime() / 1000);
  else backup.remove();
}

async function measureSecurityLog(
  { securityLog, securityEvents }: Gauges,
  db: Knex,
): Promise<void> {
  const { rows: sizes } = await db.raw(SECURITY_LOG_SIZE);
  securityLog.set(Number(sizes[0].bytes));
  const { rows } = await db.raw(RECENT_SECURITY_EVENTS);
  for (const { event, count } of rows) securityEvents.set({ event }, Number(count));
}

const SECURITY_LOG_SIZE = `select pg_total_relation_size('security_events') as bytes`;

const RECENT_SECURITY_EVENTS = `
  select event, count(*) as count from security_events
  where created_at > now() - interval '5 minutes' group by event`;

const QUEUES = `
  select queue.name as queue,
    count(job.id) filter (where job.start_after <= now()) as due,
    coalesce(extract(epoch from now() - min(job.start_after) filter (where job.start_after <= now())), 0) as oldest,
    count(job.id) filter (where job.state = 'retry') as again,
    (select count(*) from failed_jobs where failed_jobs.queue = queue.name) as dead
  from jobs.queue left join jobs.job on job.name = queue.name and job.state < 'active'
  group by queue.name`;

const MAILS = `
  select count(*) as count, coalesce(extract(epoch from now() - min(created_at)), 0) as oldest
  from mails where sent_at is null`;
