import type { Knex } from 'knex';
import type { Job } from '../jobs/jobs.ts';
import type { Incoming } from './incoming.ts';
import type { Storage } from './storage.ts';

/** Answers which of the keys a module still needs. A module that stores files gives one as its `neededFiles`. */
export type NeededFiles = (db: Knex, keys: string[], now: Date) => Promise<string[]>;

/**
 * Removes stored files that no record needs, and what processes that were killed had received of others. Files younger
 * than an hour stay: their records may be about to be committed.
 */
export function sweepFiles(storage: Storage, incoming: Incoming, modules: NeededFiles[]): Job {
  return {
    name: 'sweep-files',
    everyMinutes: 60,
    async run({ trx, now }) {
      const before = new Date(now.getTime() - HOUR_MS);
      await incoming.sweep(before);
      for await (const keys of old(storage, before)) {
        const needed = await Promise.all(modules.map((module) => module(trx, keys, now)));
        const kept = new Set(needed.flat());
        await Promise.all(keys.filter((key) => !kept.has(key)).map((key) => storage.remove(key)));
      }
    },
  };
}

const HOUR_MS = 60 * 60 * 1000;
const AT_ONCE = 1000;

/** The keys of all files that were stored before then, some at a time. */
async function* old(storage: Storage, before: Date): AsyncGenerator<string[]> {
  let keys: string[] = [];
  for await (const { key, storedAt } of storage.list()) {
    if (storedAt >= before) continue;
    keys.push(key);
    if (keys.length < AT_ONCE) continue;
    yield keys;
    keys = [];
  }
  if (keys.length > 0) yield keys;
}
