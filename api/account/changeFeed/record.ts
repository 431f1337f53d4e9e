import type { Knex } from 'knex';
import type { Transaction } from 'objection';
import {
  type ChangeNote,
  type Owners,
  recordChangesWith,
} from '../../core/announcements/recorder.ts';
import type { Module } from '../../core/modules/module.ts';
import { runStatement } from '../../core/sql/statement.ts';
import { resourcesOf } from '../live/index.ts';
import { type FedResource, fedResources, readersOf } from './audiences.ts';

/** Lets each change of a module's record write its rows of the feed, in the change's own transaction. */
export function recordFeed(modules: Module[]): void {
  const resources = fedResources(resourcesOf(modules));
  recordChangesWith({
    columnsOf: (table) => resources.get(table)?.columns,
    record: (trx, notes) => record(trx, resources, notes),
  });
}

/** What became of one record in a transaction. */
interface Change extends Omit<ChangeNote, 'table'> {
  resource: FedResource;
}

async function record(
  trx: Transaction,
  resources: Map<string, FedResource>,
  notes: ChangeNote[],
): Promise<void> {
  for (const table of new Set(notes.map((note) => note.table))) {
    const resource = resources.get(table)!;
    const changes = merged(notes.filter((note) => note.table === table));
    await addOwners(trx, table, resource, changes);
    await insert(
      trx,
      changes.flatMap((change) => rowsOf({ ...change, resource })),
    );
  }
}

/** One note for each record: its first owners before, its last after, and what counts most of what was done. */
function merged(notes: ChangeNote[]): ChangeNote[] {
  const byId = new Map<string, ChangeNote>();
  for (const note of notes) {
    const earlier = byId.get(note.id);
    byId.set(note.id, earlier ? joined(earlier, note) : note);
  }
  return [...byId.values()];
}

function joined(earlier: ChangeNote, note: ChangeNote): ChangeNote {
  const { action: first } = earlier;
  const action = first === 'created' || note.action === undefined ? first : note.action;
  const before = first === 'created' ? undefined : (earlier.before ?? note.before);
  return { ...earlier, action, before, after: note.after ?? earlier.after };
}

/** Reads the owners of those records whose owners after the change are not known. */
async function addOwners(
  trx: Knex,
  table: string,
  { columns }: FedResource,
  changes: ChangeNote[],
): Promise<void> {
  const unknown = changes.filter(({ after }) => !after);
  if (unknown.length === 0) return;
  const pairs = columns.map((column) => `'${column}', "${column}"::text`);
  const text = `select id, jsonb_build_object(${pairs.join()}) as after from "${table}" where id = any($1::uuid[])`;
  const ids = unknown.map(({ id }) => id);
  const rows = await runStatement<{ id: string; after: Owners }>(trx, { text, values: [ids] });
  const owners = new Map(rows.map(({ id, after }) => [id, after]));
  for (const change of unknown) change.after = owners.get(change.id);
}

type Row = [reader: string, resource: string, id: string, kind: string, seenBy: number];

/** The rows of a change: of each reader who sees the record, or saw it before. */
function rowsOf({ resource, id, action, before, after }: Change): Row[] {
  const now = after ? readersOf(resource, after) : new Map<string, number>();
  const earlier = before ? readersOf(resource, before) : now;
  const readers = new Set([...now.keys(), ...earlier.keys()]);
  return [...readers].map((reader) => {
    const [sees = 0, saw = 0] = [now.get(reader), earlier.get(reader)];
    return [reader, resource.name, id, kindOf(action, sees, saw), sees | saw];
  });
}

/** `gone` for a reader none of whose users sees the record any more. */
function kindOf(action: ChangeNote['action'], sees: number, saw: number): string {
  if (sees === 0) return 'gone';
  if (saw === 0) return 'created';
  return action ?? 'updated';
}

async function insert(trx: Knex, rows: Row[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = [0, 1, 2, 3, 4].map((at) => rows.map((row) => row[at]));
  await runStatement(trx, { text: INSERT, values: columns });
}

const INSERT = `
  insert into feed_rows (reader, resource, record_id, kind, seen_by)
  select * from unnest($1::text[], $2::text[], $3::uuid[], $4::text[], $5::smallint[])`;
