import type { Actor } from '../core/auth/actor.ts';
import { nothing, type Scope } from '../core/auth/policy.ts';
import type { Module } from '../core/http/module.ts';
import { within, type Query } from '../core/list/read.ts';
import { Entity } from '../core/records/Entity.ts';
import { history } from '../history/index.ts';
import { actorOf, User } from '../users/index.ts';

type Row = Record<string, unknown>;

/**
 * What a user did, by time and kind: changes of status and changes of fields, only of records that the user may see.
 * What one user does also changes records that are hidden from that user, such as the invitations of a refused quote.
 */
export async function activityOf(modules: Module[], userId: string) {
  const actor = actorOf(await User.query().findById(userId).throwIfNotFound());
  const [events, changes] = await Promise.all([eventsOf(actor), changesOf(modules, actor)]);
  return { events, changes };
}

async function eventsOf(actor: Actor) {
  const visible = within(rowsOf('history'), history.policy.visible(actor));
  return writtenBy(visible.select('entity', 'entityId', 'toStatus', 'createdAt'), actor);
}

async function changesOf(modules: Module[], actor: Actor) {
  const columns = ['entity', 'entityId', 'action', 'createdAt'];
  const changes = await writtenBy(rowsOf('changes').select(columns), actor);
  const scopes = scopesOf(modules, actor);
  const tables = [...new Set(changes.map(({ entity }) => entity as string))];
  const visible = await Promise.all(
    tables.map((table) => {
      const ids = changes.filter(({ entity }) => entity === table).map(idOf);
      return visibleIds(table, ids, scopes.get(table) ?? nothing);
    }),
  );
  const ids = new Set(visible.flat());
  return changes.filter((change) => ids.has(idOf(change)));
}

/** Those of the ids whose records in this table the scope shows. */
async function visibleIds(table: string, ids: string[], scope: Scope): Promise<string[]> {
  const found = await within(rowsOf(table).select('id'), scope).whereRaw('id = any(?)', [ids]);
  return found.map(({ id }) => id);
}

function idOf({ entityId }: Row): string {
  return entityId as string;
}

/** What the actor may see of each module's table. */
function scopesOf(modules: Module[], actor: Actor): Map<string, Scope> {
  const scopes = modules.flatMap(({ name, policy }): [string, Scope][] =>
    name && policy ? [[TABLES[name] ?? name.split('/').at(-1)!, policy.visible(actor)]] : [],
  );
  return new Map(scopes);
}

/** The tables that are not named as their module. */
const TABLES: Record<string, string> = { validations: 'documents' };

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
