import type { Knex } from 'knex';
import type { PoolClient } from 'pg';
import { allowAnyTime } from '../timeouts.ts';
import { readLayout, type Layout } from './layout.ts';

/** A moment of the database, read by one transaction, while others write. */
export interface Snapshot {
  trx: Knex.Transaction;
  client: PoolClient;
  layout: Layout;
}

/** Runs the work with a snapshot of the database; until it ends, no migration can change the tables. */
export function withSnapshot<T>(db: Knex, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return db.transaction(async (trx) => {
    await trx.raw('set transaction isolation level repeatable read, read only');
    await allowAnyTime(trx);
    const client = await clientOf(trx);
    await client.query(PLAIN_TEXT);
    const layout = await readLayout(client);
    const names = layout.tables.map(({ name }) => name).join(', ');
    if (names) await client.query(`lock table ${names} in access share mode`);
    return work({ trx, client, layout });
  });
}

/** The connection of a transaction, for what knex cannot do. */
export async function clientOf(trx: Knex.Transaction): Promise<PoolClient> {
  return trx.client.acquireConnection();
}

/** Makes the texts of values equal on every server. */
export const PLAIN_TEXT = `
  set local idle_in_transaction_session_timeout = 0; set local timezone = 'UTC'; set local datestyle = 'ISO';
  set local intervalstyle = 'postgres'; set local extra_float_digits = 3; set local bytea_output = 'hex'`;
