import type { Knex } from 'knex';
import type { ChangedRecords } from '../../core/announcements/changes.ts';
import { type Resource, visibleAmong } from './audience.ts';
import type { Streams } from './streams.ts';

/** Above this number of records an event names none, and clients read the whole resource again. */
const NAMED = 50;

/**
 * Returns a function that sends what has changed to the streams of those who may see it. What arrives while the audience
 * is being read is sent together afterwards. Calls `onError` when the database does not answer.
 */
export function createDelivery(
  { db, streams, resources }: { db: Knex; streams: Streams; resources: Map<string, Resource> },
  onError: (error: unknown) => void,
) {
  let waiting = new Map<string, Set<string>>();
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (waiting.size > 0) {
      const due = waiting;
      waiting = new Map();
      for (const [table, ids] of due) await send(resources.get(table)!, [...ids]);
    }
  }

  async function send(resource: Resource, ids: string[]): Promise<void> {
    const open = streams.all();
    const actors = open.map(({ actor }) => actor);
    const visible = await visibleAmong(db, resource, ids, actors);
    for (const stream of open) {
      const visibleIds = visible(stream.actor);
      if (visibleIds.length === 0) continue;
      const named = visibleIds.length > NAMED ? [] : visibleIds;
      streams.send(stream, { type: 'changed', resource: resource.name, ids: named });
    }
  }

  return ({ table, ids }: ChangedRecords): void => {
    if (streams.size === 0 || !resources.has(table)) return;
    const tableIds = waiting.get(table) ?? new Set();
    for (const id of ids) tableIds.add(id);
    waiting.set(table, tableIds);
    running ??= run()
      .catch(onError)
      .finally(() => (running = undefined));
  };
}
