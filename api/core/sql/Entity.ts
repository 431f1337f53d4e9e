import type { Model, QueryBuilder } from 'objection';
import { Table } from './transaction.ts';

/** The columns of every table: a UUIDv7 as id, a version that each change increments, and two times. */
export class Entity extends Table {
  declare id: string;
  declare version: number;
  declare createdAt: string;
  declare updatedAt: string;

  /** Whether its primary key includes the company, by which the tables of the quoting side can be partitioned. */
  static hasCompanyKey: boolean = false;

  /** Columns whose changes are not recorded: generated ones and secrets. */
  static unrecorded = ['id', 'version', 'created_at', 'updated_at'];

  static override modifiers = {
    /** The records that lists show: without archived ones. */
    listed(_query: QueryBuilder<Model>) {},
  };

  /** The filters of a list with which it shows archived records as well. */
  static findsArchivedBy = ['id', 'archived'];
}

/** An entity of the quoting side: its records are found, joined and locked by id and company id. */
export class CompanyEntity extends Entity {
  declare companyId: string;

  static override hasCompanyKey = true as const;
}

/** The key of a record of the quoting side. */
export interface CompanyKey {
  id: string;
  companyId: string;
}

/** The key of a record: its id, in the quoting side with the company id. */
export type Key = string | CompanyKey;

/** The key that records of this model need. */
export type KeyOf<M extends typeof Entity> = M extends { hasCompanyKey: true } ? CompanyKey : Key;

/** A key as column values; throws when a record of the quoting side is given by its id alone. */
export function columnsOf(model: typeof Entity, key: Key): { id: string; companyId?: string } {
  if (!model.hasCompanyKey) return { id: typeof key === 'string' ? key : key.id };
  if (typeof key === 'string') throw new Error(`${model.tableName} are found by id and company`);
  return { id: key.id, companyId: key.companyId };
}

/** An entity whose records are archived instead of deleted; lists omit archived ones. */
export class Archivable extends Entity {
  declare archivedAt: string | null;

  static override modifiers = {
    listed(query: QueryBuilder<Model>) {
      query.whereNull(`${query.modelClass().tableName}.archivedAt`);
    },
  };
}
