import type { Entity } from './Entity.ts';

/**
 * The fields of a record that are sent to clients: contract field → SQL over the table. Postgres writes the JSON, so a
 * field that is not named here is never sent. `@` stands for the column with the field's own name, and `@{name}` for what
 * the same view sends as that field, so that a field made of others tells no more than they do.
 */
export interface View<Row> {
  readonly model: typeof Entity;
  /** The select list. */
  readonly sql: string;
  /** The same fields one by one. */
  readonly fields: Readonly<Record<string, string>>;
  /** Never set; carries the type for the compiler. */
  readonly row?: Row;
}

type Keys<Row> = Extract<keyof Row, string>;
type Needed<Row> = { [K in Keys<Row>]-?: undefined extends Row[K] ? never : K }[Keys<Row>];
type Optional<Row> = Exclude<Keys<Row>, Needed<Row>>;

/** The view of a model as a contract type; it must name every required field and no unknown one. */
export function view<Row>(
  model: typeof Entity,
  fields: Record<Needed<Row>, string> & Partial<Record<Keys<Row>, string>>,
): View<Row> {
  const own = mapFields(fields as Record<string, string>, (sql, name) =>
    sql.replace(/@(?!\{)/g, () => `"${model.tableName}"."${columnOf(name)}"`),
  );
  const resolved = mapFields(own, (sql) => sql.replace(/@\{(\w+)\}/g, (_, name) => own[name]!));
  return viewOf(model, resolved);
}

/** The same view without some of its optional fields, for lists that do not show them. */
export function without<Row>({ model, fields }: View<Row>, ...names: Optional<Row>[]): View<Row> {
  const remaining = Object.entries(fields).filter(([name]) => !(names as string[]).includes(name));
  return viewOf(model, Object.fromEntries(remaining));
}

/** Fields sent as their columns. */
export function columns<Name extends string>(...names: Name[]) {
  return mapped(names, '@');
}

/** Decimal fields sent as text, so that no client reads them as floats. */
export function decimals<Name extends string>(...names: Name[]) {
  return mapped(names, '@::text');
}

/** The fields that every record has. */
export const recordColumns = columns('id', 'version', 'createdAt', 'updatedAt');

/** The column name of a field: `firstName` becomes `first_name`. */
export function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function viewOf<Row>(model: typeof Entity, fields: Record<string, string>): View<Row> {
  const sql = Object.entries(fields).map(([name, text]) => `${text} as "${name}"`);
  return { model, fields, sql: sql.join(', ') };
}

function mapFields(fields: Record<string, string>, map: (sql: string, name: string) => string) {
  return Object.fromEntries(Object.entries(fields).map(([name, sql]) => [name, map(sql, name)]));
}

function mapped<Name extends string>(names: Name[], sql: string) {
  return Object.fromEntries(names.map((name) => [name, sql])) as Record<Name, string>;
}
