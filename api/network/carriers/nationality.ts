import type { Knex } from 'knex';
import { Carrier } from './Carrier.ts';

/** The country of a carrier; null where none is known. */
export async function nationalityOf(id: string, db?: Knex): Promise<Carrier['nationality'] | null> {
  const carrier = await Carrier.query(db).findById(id).select('nationality');
  return carrier?.nationality ?? null;
}
