import type { Knex } from 'knex';

/** Whether a connection of this database waits for a lock; on a distributed database on any of its servers. */
export async function isSomebodyWaiting(db: Knex): Promise<boolean> {
  if (!process.env.TEST_CITUS_URL) return (await db.raw(WAITING)).rows[0].count > 0;
  const { rows } = await db.raw('select result from run_command_on_all_nodes(?)', [WAITING]);
  return rows.some(({ result }: { result: string }) => result !== '0');
}

const WAITING = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;
