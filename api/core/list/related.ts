import type { Actor } from '../auth/actor.ts';
import type { Rule, Scope } from '../auth/policy.ts';
import { sameCompany } from '../sql/dialect/sameCompany.ts';
import type { Statement } from '../sql/statement.ts';
import type { View } from '../sql/view.ts';
import { rowsOf } from './narrow.ts';

/** Records that others refer to, as each caller may read them. */
export interface Readable {
  /** The tag of their operations, whose scope an API key needs. */
  tag: string;
  policy: { visible: (actor: Actor) => Scope; show: Rule };
  view: (actor: Actor) => View<unknown>;
}

/** The record to which another refers. */
export interface Relation {
  to: Readable;
  /** The field that refers to it; a caller whose view lacks this field reads no related record either. */
  by: string;
  /** SQL that selects one of them, with an order and a limit; by default the one whose id is in the field. */
  where?: string;
}

/** The related records of a kind of records, by the names with which calls ask for them. */
export type Relations = Readonly<Record<string, Relation>>;

/** The related records that a call asks for, each with the rows that the caller may read; null where it may read none. */
export type Related = Readonly<Record<string, Reading | null>>;

interface Reading {
  relation: Relation;
  view: View<unknown>;
  rows: Statement;
}

/** A list query, or that of one record, with the related records that it asks for, within what the caller may read. */
export function withRelated<Query extends { expand?: string[] | undefined }>(
  actor: Actor,
  query: Query,
  relations: Relations,
): Query & { related?: Related | undefined } {
  const { expand } = query;
  if (!expand) return query;
  const names = [...new Set(expand)].toSorted();
  const readings = names.map((name) => [name, readingOf(actor, relations[name]!)]);
  return { ...query, related: Object.fromEntries(readings) as Related };
}

function readingOf(actor: Actor, relation: Relation): Reading | null {
  const { policy, view, tag } = relation.to;
  const isOutOfScope = actor.key && !actor.key.scopes.includes(`${tag}:read`);
  if (actor.link || isOutOfScope || policy.show(actor) !== true) return null;
  const fields = view(actor);
  return { relation, view: fields, rows: rowsOf(fields, policy.visible(actor)) };
}

/** SQL: the related records of each row of a view as one JSON object; their values follow those of the rows. */
export function relatedSql<Row>(base: View<Row>, related: Related, rows: Statement): Statement {
  const values = [...rows.values];
  const pairs = Object.entries(related).map(([name, reading]) => {
    const text = reading ? recordSql(base, reading, values.length) : undefined;
    if (text) values.push(...reading!.rows.values);
    return `'${name}', ${text ?? 'null'}`;
  });
  return { text: `json_build_object(${pairs.join(', ')})`, values };
}

/** SQL: one related record as JSON, null where the caller's views hide it; undefined where the view lacks the field. */
function recordSql<Row>(base: View<Row>, { relation, view, rows }: Reading, before: number) {
  const field = base.fields[relation.by];
  if (field === undefined) return undefined;
  const text = rows.text.replace(/\$(\d+)/g, (_, number) => `$${before + Number(number)}`);
  const condition = relation.where ?? `${isOfCompany(base, view)}${idOf(view)} = ${field}`;
  return `(select to_json(related) from (select ${view.sql} ${text} and ${condition}) as related)`;
}

/** SQL: both records are of one company, where the tables of both are divided by companies. */
function isOfCompany<Row>({ model }: View<Row>, related: View<unknown>): string {
  if (!model.hasCompanyKey || !related.model.hasCompanyKey) return '';
  return `${sameCompany(related.model.tableName, model.tableName)} and `;
}

function idOf({ model }: View<unknown>): string {
  return `"${model.tableName}"."id"`;
}
