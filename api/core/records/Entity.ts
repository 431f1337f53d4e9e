import type { Model, QueryBuilder } from 'objection';
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
