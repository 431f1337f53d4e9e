import type { Knex } from 'knex';
import type { Snapshot } from '../../../db/backup/snapshot.ts';
import type { NeededFiles } from '../files/sweep.ts';

const CHUNK = 1000;

/**
 * The keys of the stored files that the records of a snapshot still need, each once, in chunks. Every table that refers to
 * stored files has a column `file_key`.
 */
export async function* backedUpFiles(
  { trx, client, layout }: Snapshot,
  modules: NeededFiles[],
  now: Date,
): AsyncGenerator<string[]> {
  const tables = layout.tables.filter(({ columns }) => columns.includes('file_key'));
  if (tables.length === 0) return;
  const keys = tables.map(({ name }) => `select file_key from ${name}`).join(' union ');
  await client.query(`declare file_keys no scroll cursor for ${keys} order by 1`);
  for (;;) {
    const { rows } = await client.query(`fetch ${CHUNK} from file_keys`);
    if (rows.length === 0) return;
    yield await neededKeysAmong(
      trx,
      modules,
      rows.map(({ file_key }) => file_key),
      now,
    );
  }
}

async function neededKeysAmong(trx: Knex, modules: NeededFiles[], keys: string[], now: Date) {
  const neededKeys = [];
  for (const module of modules) neededKeys.push(...(await module(trx, keys, now)));
  return [...new Set(neededKeys)].sort();
}
