import type { Model } from 'objection';
import type { CompanyEntity, Entity } from '../../core/sql/Entity.ts';
import { testDb } from './db.ts';

/** The columns of a model, any of which a test may set. */
export type Columns<T extends Entity> = Partial<Omit<T, keyof Model>>;

/** The company that owns a saved record. */
export async function companyOf(model: typeof CompanyEntity, id: string): Promise<string> {
  await testDb();
  return ((await model.query().findById(id).throwIfNotFound()) as CompanyEntity).companyId;
}

/** Inserts a row into the process's database and returns it with the values that the database filled in. */
export async function saved<T extends Entity>(
  model: { new (): T } & typeof Entity,
  row: object,
): Promise<T> {
  await testDb();
  return (await model.query().insert(row).returning('*')) as unknown as T;
}
