import { raw, type Model, type QueryBuilder, type Transaction } from 'objection';
import { insertNoted, type Lists, updateNoted } from './changes.ts';
import { Refusal } from '../http/errors.ts';
import type { View } from '../list/view.ts';
import { Table } from './transaction.ts';

/** What every table has: a UUIDv7 and a version that each change counts up. */
export class Entity extends Table {
  declare id: string;
  declare version: number;
  declare createdAt: string;
  declare updatedAt: string;

  /** Whether its keys carry the company: the quoting side, which can be distributed by it. */
  static hasCompanyKey: boolean = false;

  /** Columns that a record's history leaves out: what counts by itself, and secrets. */
  static unnoted = ['id', 'version', 'created_at', 'updated_at'];

  static override modifiers = {
    /** What lists show: without what was archived. Lookups by id find those too. */
    listed(_query: QueryBuilder<Model>) {},
  };
}

/** For entities of the quoting side: each record is found, joined and locked by its id and its company's. */
export class CompanyEntity extends Entity {
  declare companyId: string;

  static override hasCompanyKey = true as const;
}

/** What finds a record of the quoting side. */
export interface CompanyKey {
  id: string;
  companyId: string;
}

/** What finds one record: its id, in the quoting side with its company's. */
export type Key = string | CompanyKey;

/** The key that records of this model need. */
export type KeyOf<M extends typeof Entity> = M extends { hasCompanyKey: true } ? CompanyKey : Key;

/** A key as the columns that it names. Throws where a record of the quoting side is named by its id alone. */
export function columnsOf(model: typeof Entity, key: Key): { id: string; companyId?: string } {
  if (!model.hasCompanyKey) return { id: typeof key === 'string' ? key : key.id };
  if (typeof key === 'string') throw new Error(`${model.tableName} are found by id and company`);
  return { id: key.id, companyId: key.companyId };
}

/** For entities that are archived, not deleted: their lists leave the archived out. */
export class Archivable extends Entity {
  declare archivedAt: string | null;

  static override modifiers = {
    listed(query: QueryBuilder<Model>) {
      query.whereNull(`${query.modelClass().tableName}.archivedAt`);
    },
  };
}

/**
 * Adds a record, notes it in its history, and answers its id; the database fills in what is not given.
 * `lists` are fields that lie in tables of their own.
 */
export function add(
  model: typeof Entity,
  values: object,
  trx?: Transaction,
  lists: Lists = {},
): Promise<string> {
  return insertNoted(model, model.query(trx).insert(values), lists, trx);
}

interface Amendment {
  ifMatch?: number | undefined;
  trx?: Transaction;
  lists?: Lists;
}

/**
 * Changes one record, counts its version up and notes the difference in its history. With `ifMatch` the
 * change is refused with 412 when the record is no longer at that version, so that of two edits none is
 * lost unseen.
 */
export async function amend<M extends typeof Entity>(
  model: M,
  key: KeyOf<M>,
  changes: object,
  amendment: Amendment = {},
): Promise<void> {
  await changed(model, 'id', key, changes, amendment);
}

/** Amends a record and answers it as the view shows it, in the same statement. */
export function amendShown<Row>(
  { model, sql }: View<Row>,
  key: Key,
  changes: object,
  amendment: Amendment = {},
): Promise<Row> {
  return changed<Row>(model, sql, key, changes, amendment);
}

async function changed<Row>(
  model: typeof Entity,
  shown: string,
  key: Key,
  changes: object,
  { ifMatch, trx, lists = {} }: Amendment,
): Promise<Row> {
  const columns = columnsOf(model, key);
  const found = model.query(trx).where(columns);
  if (ifMatch !== undefined) found.where('version', ifMatch);
  const counted: Record<string, unknown> = {
    ...changes,
    version: raw('version + 1'),
    updatedAt: raw('now()'),
  };
  const update = model.query(trx).patch(counted).where(columns);
  const action = isArchived(changes) ? 'archived' : 'updated';
  const fields = Object.keys(counted).filter((name) => counted[name] !== undefined);
  const row = await updateNoted<Row>(model, { found, update, action, fields, shown }, lists, trx);
  if (!row) throw new Refusal('PRECONDITION_FAILED');
  return row;
}

function isArchived({ archivedAt, status }: { archivedAt?: unknown; status?: unknown }) {
  return Boolean(archivedAt) || status === 'archived';
}
