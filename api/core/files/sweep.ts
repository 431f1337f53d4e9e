import type { Knex } from 'knex';
import type { Job } from '../jobs/jobs.ts';
import type { Incoming } from './incoming.ts';
import type { Storage } from './storage.ts';

/** Returns which of the keys a module's records still refer to; a module that stores files exports one as `neededFiles`. */
export type NeededFiles = (db: Knex, keys: string[], now: Date) => Promise<string[]>;

/**
 * Job that removes stored files that no record refers to, and partly received files of killed processes. Files younger
 * than an hour are kept, because their records may not be committed yet.
 */
export function sweepFiles(storage: Storage, incoming: Incoming, modules: NeededFiles[]): Job {
  return {
    name: 'sweep-files',
    everyMinutes: 60,
    async run({ trx, now }) {
      const before = new Date(now.getTime() - HOUR_MS);
      await incoming.sweep(before);
      for await (const keys of old(storage, before)) {
        const neededByModule = await Promise.all(modules.map((module) => module(trx, keys, now)));
        const neededKeys = new Set(neededByModule.flat());
        await Promise.all(
          keys.filter((key) => !neededKeys.has(key)).map((key) => storage.remove(key)),
        );
      }
    },
  };
}

const HOUR_MS = 60 * 60 * 1000;
const CHUNK = 1000;

/** The keys of all files stored before a moment, in chunks. */
async function* old(storage: Storage, before: Date): AsyncGenerator<string[]> {
  let keys: string[] = [];
  for await (const { key, storedAt } of storage.list()) {
    if (storedAt >= before) continue;
    keys.push(key);
    if (keys.length < CHUNK) continue;
    yield keys;
    keys = [];
  }
  if (keys.length > 0) yield keys;
}
