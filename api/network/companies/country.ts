import type { Knex } from 'knex';
import type { Schemas } from '../../core/contract/types.ts';
import { Company } from './Company.ts';

type Country = Schemas['OwnSession']['country'];

/** The country of a company's address; null where none is known. */
export async function countryOf(companyId: string, db?: Knex): Promise<Country> {
  const company = await Company.query(db).findById(companyId).select('address');
  return (company?.address as { country?: Country } | null | undefined)?.country ?? null;
}
