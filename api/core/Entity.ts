import { Model, raw, type QueryBuilder, type Transaction } from 'objection';
import { Refusal } from './errors.ts';

/** What every table has: a UUIDv7 and a version that each change counts up. */
export class Entity extends Model {
  declare id: string;
  declare version: number;
  declare createdAt: string;
  declare updatedAt: string;

  static override modifiers = {
    /** What lists show: without what was archived. Lookups by id find those too. */
    listed(_query: QueryBuilder<Model>) {},
  };
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

/** Adds a record and answers its id; the database fills in what is not given. */
export async function add(
  model: typeof Entity,
  values: object,
  trx?: Transaction,
): Promise<string> {
  const { id } = await model.query(trx).insert(values);
  return id;
}

/**
 * Changes one record and counts its version up. With `ifMatch` the change is refused with 412 when the record
 * is no longer at that version, so that of two edits none is lost unseen.
 */
export async function amend(
  model: typeof Entity,
  id: string,
  changes: object,
  { ifMatch, trx }: { ifMatch?: number | undefined; trx?: Transaction } = {},
): Promise<void> {
  const query = model
    .query(trx)
    .patch({ ...changes, version: raw('version + 1'), updatedAt: raw('now()') } as object)
    .where('id', id);
  if (ifMatch !== undefined) query.where('version', ifMatch);
  if ((await query) === 0) throw new Refusal('PRECONDITION_FAILED');
}
