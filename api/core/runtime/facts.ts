import type { Knex } from 'knex';

/** A fact that a process noted for the others and for a later start. */
export interface Fact<Value> {
  value: Value;
  notedAt: Date;
}

type FactName = 'identity_provider' | 'last_backup';

/** Returns a noted fact; undefined when nobody has noted it. */
export async function readFact<Value>(db: Knex, name: FactName): Promise<Fact<Value> | undefined> {
  return db('installation_facts').where({ name }).first('value', 'notedAt');
}

/** Notes a fact in place of the earlier one. */
export async function noteFact(
  db: Knex,
  name: FactName,
  { value, notedAt }: Fact<object>,
): Promise<void> {
  await db('installation_facts')
    .insert({ name, value: JSON.stringify(value), notedAt })
    .onConflict('name')
    .merge();
}
