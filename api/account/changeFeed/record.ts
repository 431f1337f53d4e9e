import type { Knex } from 'knex';
import type { Transaction } from 'objection';
import { tellChanged } from '../../core/announcements/changes.ts';
import {
  type ChangeNote,
  type Owners,
  recordChangesWith,
} from '../../core/announcements/recorder.ts';
import type { Module } from '../../core/modules/module.ts';
import { runStatement } from '../../core/sql/statement.ts';
import { hearFrom } from '../../platform/webhooks/index.ts';
import { resourcesOf } from '../live/index.ts';
import { type FedResource, fedResources } from './audiences.ts';
import { numberRows } from './numbers.ts';
import { insertionOf, type Side } from './rows.ts';
import { typesFor } from './types.ts';

/** Lets each change of a module's record write its rows of the feed, in the change's own transaction, and webhooks hear of them. */
export function recordFeed(modules: Module[]): void {
  const resources = fedResources(resourcesOf(modules));
  hearFrom({
    checkTypes: (actor, types) => void typesFor(actor, resources.values(), types),
    endsOf: async (trx, { employerId, type }) => ({
      toldOwn: (await numberRows(trx, employerId)).last,
      toldType: (await numberRows(trx, type)).last,
    }),
  });
  recordChangesWith({
    columnsOf: (table) => resources.get(table)?.columns,
    hasParts: (table) => !!resources.get(table)?.whole,
    record: (trx, notes) => record(trx, resources, notes),
    recording: (table, { before, after, action }) => {
      const resource = resources.get(table);
      const sides = { after: rowSide(after), ...(before && { before: rowSide(before) }) };
      const source = before ? `${before}, ${after}` : after;
      const one = { source, id: `${after}.id`, action: `'${action}'`, sides };
      return resource && insertionOf(resource, one);
    },
  });
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
    const wholes = wholesOf(table, resource, changes);
    await addOwners(trx, table, resource, wholes);
    tellChanged(
      trx,
      table,
      wholes.map(({ id }) => id),
    );
    await insert(trx, resource, merged([...changes, ...wholes]));
  }
}

/** A note for each record of which a part has changed: its readers read the parts in it. */
function wholesOf(table: string, { whole }: FedResource, changes: ChangeNote[]): ChangeNote[] {
  const ids = changes.flatMap(({ before, after }) => (whole && (after ?? before)?.[whole]) || []);
  return [...new Set(ids)].map((id) => ({ table, id }));
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

/** Inserts the rows of the feed of changes whose owners are known. */
async function insert(trx: Knex, resource: FedResource, changes: ChangeNote[]): Promise<void> {
  const rows = changes.map(({ id, action = 'updated', before, after }) => {
    return { id, action, before: before ?? after, after };
  });
  await runStatement(trx, { text: insertionOf(resource, NOTES), values: [JSON.stringify(rows)] });
}

const NOTES = {
  source: 'json_to_recordset($1::json) as change (id uuid, action text, before jsonb, after jsonb)',
  id: 'change.id',
  action: 'action',
  sides: { before: jsonSide('before'), after: jsonSide('after') },
};

function jsonSide(name: string): Side {
  return { column: (column) => `${name} ->> '${column}'`, exists: `${name} is not null` };
}

function rowSide(row: string): Side {
  return { column: (column) => `${row}."${column}"::text` };
}
