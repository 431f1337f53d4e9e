import type { Actor } from '../../core/auth/actor.ts';
import { nothing } from '../../core/auth/policy.ts';
import { tableOf, type Module } from '../../core/modules/module.ts';
import { within, type Query } from '../../core/list/read.ts';
import { Entity } from '../../core/sql/Entity.ts';
import { history } from '../../insight/history/index.ts';
import { actorOf, User } from '../../platform/users/index.ts';

type Row = Record<string, unknown>;

/**
 * Lists a user's actions, by time and kind: changes of status and changes of fields, only of records that the user may see.
 * One user's action also changes records that are hidden from that user, such as the invitations of a refused quote.
 */
export async function activityOf(modules: Module[], userId: string) {
  const actor = actorOf(await User.query().findById(userId).throwIfNotFound());
  const [events, changes] = await Promise.all([eventsOf(actor), changesOf(modules, actor)]);
  return { events, changes };
}

async function eventsOf(actor: Actor) {
  const visibleHistory = within(rowsOf('history'), history.policy.visible(actor));
  return writtenBy(visibleHistory.select('entity', 'entityId', 'toStatus', 'createdAt'), actor);
}

async function changesOf(modules: Module[], actor: Actor) {
  const columns = ['entity', 'entityId', 'action', 'createdAt'];
  const changes = await writtenBy(rowsOf('changes').select(columns), actor);
  const visible = await Promise.all(
    modules.map((module) => {
      const table = tableOf(module);
      const ids = changes.filter(({ entity }) => entity === table).map(idOf);
      return table && ids.length > 0 ? visibleIds(module, { table, ids }, actor) : [];
    }),
  );
  const ids = new Set(visible.flat());
  return changes.filter((change) => ids.has(idOf(change)));
}

/** Those of the ids whose records in a module's table the actor may see. */
async function visibleIds(
  { policy, seenWith }: Module,
  { table, ids }: { table: string; ids: string[] },
  actor: Actor,
): Promise<string[]> {
  const scope = policy?.visible(actor) ?? nothing;
  const named = rowsOf(table).select('id').whereRaw('id = any(?)', [ids]);
  if (!seenWith) return idsOf(within(named, scope));
  const parents = within(rowsOf(seenWith.table).select('companyId', 'id'), scope);
  return idsOf(named.select('companyId').whereIn(['companyId', seenWith.by], parents));
}

async function idsOf(query: Query): Promise<string[]> {
  const rows = await query;
  return rows.map(({ id }) => id);
}

function idOf({ entityId }: Row): string {
  return entityId as string;
}

function rowsOf(table: string): Query {
  return class extends Entity {
    static override tableName = table;
  }.query();
}

/** The rows that the actor wrote, in the order of time. */
async function writtenBy(query: Query, { userId }: Actor): Promise<Row[]> {
  const rows = await query.where({ userId }).orderBy('createdAt');
  return rows.map((row) => row.toJSON() as Row);
}
