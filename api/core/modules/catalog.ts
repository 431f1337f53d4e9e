import { catalogPolicy } from '../auth/policy.ts';
import { propertiesOf } from '../contract/fieldAt.ts';
import type { Schemas } from '../contract/types.ts';
import { columnsOf, recordEnd } from '../export/columns.ts';
import { kindAt } from '../export/kinds.ts';
import { invalid } from '../errors/errors.ts';
import type { Readable } from '../list/related.ts';
import { contains } from '../list/search.ts';
import { columnOf, columns, decimals, recordColumns, view, type View } from '../sql/view.ts';
import { Archivable } from '../sql/Entity.ts';
import { standardHandlers } from './standardHandlers.ts';

/** The schemas of catalogs, which the contract derives from their definitions. */
type CatalogName = {
  [Name in keyof Schemas]: `${Name}Fields` extends keyof Schemas ? Name : never;
}[keyof Schemas];

interface Catalog<One extends CatalogName, Many extends string> {
  /** The path without its first slash: `catalogs/equipments`. */
  name: string;
  /** The singular and plural in the contract's operationIds: `Equipment`, `Equipments`. */
  one: One;
  many: Many;
  model: typeof Archivable;
  /** The codes on which the product depends, which cannot be changed. */
  fixedCodes?: readonly string[];
  /** Throws what is wrong with the values of a new or changed entry, beyond the contract. */
  check?: (values: object) => void;
}

/**
 * Makes the module of a catalog, with the handlers of its eight operations: entries with a code and a name in two
 * languages, which everybody may read and the operator's admins may change. Its view, its export and its sorts have the
 * fields that the contract gives it.
 */
export function catalog<One extends CatalogName, Many extends string>(spec: Catalog<One, Many>) {
  const { name, one, many, model, fixedCodes = [], check = () => {} } = spec;
  const fields = propertiesOf(`${one}Fields`);
  const numbers = fields.filter((field) => isDecimal(one, field));
  const table = model.tableName;
  const text = `${table}.code || ' ' || ${table}.name_es || ' ' || ${table}.name_en`;
  const policy = catalogPolicy();
  const rows = viewOf<Schemas[One]>(model, fields, numbers);
  const handlers = standardHandlers<Schemas[One], One, Many>({
    one,
    many,
    policy,
    view: rows,
    columns: { ...columnsOf(one, fields), ...recordEnd },
    rules: {
      filters: { q: contains(text) },
      sorts: Object.fromEntries(numbers.map((field) => [field, `${table}.${columnOf(field)}`])),
    },
    toCreate(_, input) {
      check(input);
      return input;
    },
    toUpdate(change: { code?: string }, row) {
      check(change);
      return withFixedCode(change, row, fixedCodes);
    },
  });
  const records: Readable = { tag: 'catalogs', policy, view: () => rows };
  return { name, policy, handlers, records };
}

/** Makes the model of a catalog's table, with these fields of the contract. */
export function catalogModel<Fields extends object>(table: string) {
  const model = class extends Archivable {
    static override tableName = table;
  };
  return model as unknown as Omit<typeof Archivable, 'prototype'> &
    (new () => Archivable & Required<Fields>);
}

/** The model of any catalog. */
export type CatalogModel = ReturnType<typeof catalogModel<CatalogEntry>>;

interface CatalogEntry {
  code: string;
  nameEs: string;
  nameEn: string;
}

function viewOf<Row>(model: typeof Archivable, fields: string[], numbers: string[]): View<Row> {
  const others = fields.filter((field) => !numbers.includes(field));
  const sql = { ...recordColumns, ...columns(...others), ...decimals(...numbers) };
  return view<Record<string, unknown>>(model, sql) as View<Row>;
}

/** Whether a field is a decimal, which is sent as text. */
function isDecimal(rows: string, field: string): boolean {
  return kindAt(`#/components/schemas/${rows}`, field) === 'number';
}

/** The change; throws 422 where it changes a fixed code. */
function withFixedCode(change: { code?: string }, row: object, fixedCodes: readonly string[]) {
  const { code = '' } = row as { code?: string };
  if (fixedCodes.includes(code) && (change.code ?? code) !== code) throw invalid('code', FIXED);
  return change;
}

const FIXED = {
  es: 'Este código no se puede cambiar: Andén depende de él',
  en: 'This code cannot be changed: Andén depends on it',
};
