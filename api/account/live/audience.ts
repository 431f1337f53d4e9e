import type { Knex } from 'knex';
import type { Actor } from '../../core/auth/actor.ts';
import { nothing, type Policy, type Scope } from '../../core/auth/policy.ts';
import { scopeIncludes } from '../../core/auth/scopes.ts';
import { tableOf, type Module } from '../../core/modules/module.ts';
import { columnOf } from '../../core/sql/view.ts';

/** Which records an actor may see. */
type Visible = Policy<never>['visible'];

/** A resource whose records have owners: its name, its table, and who sees which of its records, and which of them in lists. */
export interface Resource {
  name: string;
  table: string;
  visible: Visible;
  listed: Visible;
  partOf?: string | undefined;
}

/** The resources of the modules whose scopes select their own records, by their table. */
export function resourcesOf(modules: Module[]): Map<string, Resource> {
  const resources = modules.flatMap((module) => {
    const { name, policy, seenWith, partOf } = module;
    const table = tableOf(module);
    if (!name || !policy || !table || seenWith) return [];
    const { visible, listed = visible } = policy as { visible: Visible; listed?: Visible };
    return [{ name, table, visible, listed, partOf }];
  });
  return new Map(resources.map((resource) => [resource.table, resource]));
}

/**
 * Returns, for some records of a resource, a function that selects those that an actor may see by the policy of lists. It
 * reads only the columns of these actors' scopes, once for all of them; others see none.
 */
export async function visibleAmong(
  db: Knex,
  { table, visible }: Resource,
  ids: readonly string[],
  actors: Iterable<Actor>,
): Promise<(actor: Actor) => string[]> {
  const scopes = new Map([...actors].map((actor) => [actor, visible(actor)]));
  const columns = new Set([...scopes.values()].flat().flatMap((one) => Object.keys(one)));
  const rows = await ownersOf(db, table, ids, [...columns]);
  const idsByScope = new Map<string, string[]>();
  return (actor) => {
    const scope = scopes.get(actor) ?? nothing;
    const key = JSON.stringify(scope);
    const visibleIds = idsByScope.get(key) ?? among(rows, scope);
    idsByScope.set(key, visibleIds);
    return visibleIds;
  };
}

type Row = Record<string, string | null> & { id: string };

function among(rows: Row[], scope: Scope): string[] {
  return rows.filter((row) => scopeIncludes(scope, row)).map(({ id }) => id);
}

/** The columns as text, as scopes compare them. */
async function ownersOf(db: Knex, table: string, ids: readonly string[], columns: string[]) {
  const names = ['id', ...columns.filter((name) => name !== 'id')];
  const selected = names.map((name) => `"${columnOf(name)}"::text as "${name}"`).join(', ');
  const sql = `select ${selected} from ?? where id = any(?::uuid[])`;
  const { rows } = await db.raw<{ rows: Row[] }>(sql, [table, `{${ids.join()}}`]);
  return rows;
}
