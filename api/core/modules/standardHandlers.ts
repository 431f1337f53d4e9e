import type { Actor } from '../auth/actor.ts';
import { abilities, authorize, type Rule, type Scope } from '../auth/policy.ts';
import type { OperationId } from '../contract/types.ts';
import type { Call, Handlers } from '../http/handlers.ts';
import type { Columns } from '../export/columns.ts';
import type { AnyListQuery } from '../list/listQuery.ts';
import type { ListRules } from '../list/read.ts';
import type { View } from '../sql/view.ts';
import { bulk } from '../records/writing/bulk.ts';
import { readChanges } from '../records/changes/readChanges.ts';
import { records } from '../records/records.ts';

/** A module whose operations are only the eight standard ones. */
export interface StandardModule<Row, One extends string, Many extends string> {
  /** The singular and plural in the contract's operationIds: `Equipment`, `Equipments`. */
  one: One;
  many: Many;
  policy: StandardPolicy<Row>;
  view: View<Row>;
  columns: Columns;
  rules?: ListRules;
  /** Returns the values to store for a new record's input; throws what is wrong with it. */
  toCreate?: (actor: Actor, input: object) => object | Promise<object>;
  /** Returns the values to store for a change; throws what is wrong with it. */
  toUpdate?: (change: object, row: Row) => object;
}

type Act = 'list' | 'show' | 'export' | 'create' | 'update' | 'delete';
type StandardPolicy<Row> = { visible: (actor: Actor) => Scope } & Record<Act, Rule<Row>>;

type Operations<One extends string, Many extends string> = Extract<
  | `${'list' | 'export' | 'bulk'}${Many}`
  | `${'create' | 'get' | 'update' | 'delete'}${One}`
  | `list${One}History`,
  OperationId
>;

/** The argument of the eight handlers; `mount` has checked it against the contract. */
type StandardCall = Pick<Call<OperationId>, 'actor' | 'locale' | 'ifMatch'> & {
  params: { id: string };
  query: AnyListQuery & { limit?: number; offset?: number };
  body: { ids: string[] };
};

/** Makes the handlers of a module's eight operations: list, export, archive several, create, show, changes, update, archive. */
export function standardHandlers<Row extends object, One extends string, Many extends string>(
  spec: StandardModule<Row, One, Many>,
) {
  const { one, many } = spec;
  const allHandlers = handlersOf(spec);
  const handlers = {
    [`list${many}`]: allHandlers.list,
    [`export${many}`]: allHandlers.exported,
    [`bulk${many}`]: allHandlers.bulk,
    [`create${one}`]: allHandlers.create,
    [`get${one}`]: allHandlers.get,
    [`list${one}History`]: allHandlers.changes,
    [`update${one}`]: allHandlers.update,
    [`delete${one}`]: allHandlers.remove,
  };
  return handlers as unknown as Pick<Handlers, Operations<One, Many>>;
}

function handlersOf<Row extends object>(spec: StandardModule<Row, string, string>) {
  const { policy: may, view, columns, rules } = spec;
  const { toCreate = (_, input) => input, toUpdate = (change) => change } = spec;
  const verbs = records<Row, object, object>(view, rules);
  const exported = verbs.exporting(columns);
  const find = (actor: Actor, id: string) => verbs.find(may.visible(actor), id);
  const withAbilities = (actor: Actor, row: Row) => ({ ...row, can: abilities(may, actor, row) });
  const archive = async (actor: Actor, id: string) => {
    authorize(may.delete(actor, await find(actor, id)));
    return verbs.archive(id);
  };
  return {
    list({ actor, query }: StandardCall) {
      authorize(may.list(actor));
      return verbs.list(may.visible(actor), query);
    },
    exported({ actor, query }: StandardCall) {
      authorize(may.export(actor));
      return exported(may.visible(actor), query);
    },
    bulk({ actor, body, locale }: StandardCall) {
      authorize(may.delete(actor));
      return bulk(body.ids, locale, (id) => archive(actor, id));
    },
    async create({ actor, body }: StandardCall) {
      authorize(may.create(actor));
      return withAbilities(actor, await verbs.create(await toCreate(actor, body)));
    },
    async get({ actor, params }: StandardCall) {
      authorize(may.show(actor));
      return withAbilities(actor, await find(actor, params.id));
    },
    async changes({ actor, params, query }: StandardCall) {
      authorize(may.show(actor));
      await find(actor, params.id);
      return readChanges(view, params.id, actor, query);
    },
    async update({ actor, params, body, ifMatch }: StandardCall) {
      const row = await find(actor, params.id);
      authorize(may.update(actor, row));
      return withAbilities(actor, await verbs.update(params.id, toUpdate(body, row), ifMatch));
    },
    remove: ({ actor, params }: StandardCall) => archive(actor, params.id),
  };
}
