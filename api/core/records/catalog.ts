import { abilities, authorize, type CatalogPolicy } from '../auth/policy.ts';
import type { Actor } from '../auth/actor.ts';
import type { Call, Handlers, OperationId, Schemas } from '../contract/types.ts';
import type { Columns } from '../export/columns.ts';
import type { WordsOf } from '../export/words.ts';
import type { AnyListQuery } from '../list/dialect.ts';
import type { ListRules } from '../list/read.ts';
import { invalid } from '../http/errors.ts';
import { contains } from '../list/search.ts';
import type { View } from '../list/view.ts';
import { bulk } from './bulk.ts';
import { readChanges } from './readChanges.ts';
import { records } from './records.ts';

/** The schemas that have an input schema. */
type WithInput = {
  [Name in keyof Schemas]: `${Name}Input` extends keyof Schemas ? Name : never;
}[keyof Schemas];

interface Catalog<One extends WithInput, Many extends string> {
  /** The path without its first slash: `catalogs/equipments`. */
  name: string;
  /** The singular and plural in the contract's operationIds: `Equipment`, `Equipments`. */
  one: One;
  many: Many;
  policy: CatalogPolicy;
  view: View<Schemas[One]>;
  columns: Columns;
  /** The names of the codes in its export. */
  words?: WordsOf;
  sorts?: NonNullable<ListRules['sorts']>;
  /** The codes on which the product depends, which cannot be changed. */
  fixedCodes?: readonly string[];
}

/**
 * Makes the module of a catalog, with the handlers of its eight operations: entries with a code and a name in two
 * languages, which everybody may read and the operator's admins may change.
 */
export function catalog<One extends WithInput, Many extends string>(spec: Catalog<One, Many>) {
  const { name, one, many, policy } = spec;
  const made = handlersOf(spec);
  const handlers = {
    [`list${many}`]: made.list,
    [`export${many}`]: made.exported,
    [`bulk${many}`]: made.bulk,
    [`create${one}`]: made.create,
    [`get${one}`]: made.get,
    [`list${one}History`]: made.changes,
    [`update${one}`]: made.update,
    [`delete${one}`]: made.remove,
  };
  return { name, policy, handlers: handlers as unknown as Pick<Handlers, Operations<One, Many>> };
}

type Operations<One extends string, Many extends string> = Extract<
  | `${'list' | 'export' | 'bulk'}${Many}`
  | `${'create' | 'get' | 'update' | 'delete'}${One}`
  | `list${One}History`,
  OperationId
>;

/** The argument of the eight handlers; `mount` has checked it against the contract. */
type CatalogCall = Pick<Call<OperationId>, 'actor' | 'locale' | 'ifMatch'> & {
  params: { id: string };
  query: AnyListQuery & { limit?: number; offset?: number };
  body: { ids: string[]; code?: string };
};

function handlersOf<Row extends object>(spec: HandlerSpec<Row>) {
  const { policy: may, view, columns, words, sorts, fixedCodes = [] } = spec;
  const verbs = verbsOf(view, sorts);
  const exported = verbs.exporting(columns, words);
  const find = (id: string) => verbs.find(may.visible(), id);
  const shown = (actor: Actor, row: Row) => ({ ...row, can: abilities(may, actor) });
  const archive = async (actor: Actor, id: string) => {
    await find(id);
    authorize(may.delete(actor));
    return verbs.archive(id);
  };
  return {
    list({ actor, query }: CatalogCall) {
      authorize(may.list(actor));
      return verbs.list(may.visible(), query);
    },
    exported({ actor, query }: CatalogCall) {
      authorize(may.export(actor));
      return exported(may.visible(), query);
    },
    bulk({ actor, body, locale }: CatalogCall) {
      authorize(may.delete(actor));
      return bulk(body.ids, locale, (id) => archive(actor, id));
    },
    async create({ actor, body }: CatalogCall) {
      authorize(may.create(actor));
      return shown(actor, await verbs.create(body));
    },
    async get({ actor, params }: CatalogCall) {
      authorize(may.show(actor));
      return shown(actor, await find(params.id));
    },
    async changes({ actor, params, query }: CatalogCall) {
      authorize(may.show(actor));
      await find(params.id);
      return readChanges(view, params.id, actor, query);
    },
    async update({ actor, params, body, ifMatch }: CatalogCall) {
      const { code = '' } = (await find(params.id)) as { code?: string };
      authorize(may.update(actor));
      if (fixedCodes.includes(code) && (body.code ?? code) !== code) throw invalid('code', FIXED);
      return shown(actor, await verbs.update(params.id, body, ifMatch));
    },
    remove: ({ actor, params }: CatalogCall) => archive(actor, params.id),
  };
}

type Spec = Catalog<WithInput, string>;
type HandlerSpec<Row> = Pick<Spec, 'policy' | 'columns' | 'words' | 'sorts' | 'fixedCodes'> & {
  view: View<Row>;
};

const FIXED = {
  es: 'Este código no se puede cambiar: Andén depende de él',
  en: 'This code cannot be changed: Andén depends on it',
};

function verbsOf<Row>(view: View<Row>, sorts: ListRules['sorts'] = {}) {
  const table = view.model.tableName;
  const text = `${table}.code || ' ' || ${table}.name_es || ' ' || ${table}.name_en`;
  return records<Row, object, object>(view, { filters: { q: contains(text) }, sorts });
}
