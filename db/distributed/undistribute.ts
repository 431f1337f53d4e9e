import type { Knex } from 'knex';
import { openWithoutTimeouts } from '../connect.ts';
import { exclusively } from '../schema.ts';
import { addForeignKeys, dropForeignKeys } from './foreignKeys.ts';
import { checkCoordinator, useSettings } from './settings.ts';
import { managedTables, placedTables } from './tables.ts';

type Log = (line: string) => void;

/** Brings every row back to the coordinator, in one transaction; the database is then an ordinary one. */
export async function undistribute(url: string, log: Log = () => {}): Promise<void> {
  const db = openWithoutTimeouts(url);
  try {
    await checkCoordinator(db);
    await exclusively(db, (trx) => bringBack(trx, log));
  } finally {
    await db.destroy();
  }
}

async function bringBack(trx: Knex.Transaction, log: Log): Promise<void> {
  await useSettings(trx);
  const keys = await dropForeignKeys(trx, await managedTables(trx));
  for (const name of await placedTables(trx)) {
    log(`${name}: back to the coordinator`);
    await trx.raw('select undistribute_table(?)', [name]);
  }
  await addForeignKeys(trx, keys, log);
}
