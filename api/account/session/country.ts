import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { nationalityOf } from '../../network/carriers/index.ts';
import { countryOf as countryOfCompany } from '../../network/companies/index.ts';

/** The country of the actor's carrier, or of its company's address; null where none is known. */
export async function countryOf({
  type,
  employerId,
  companyId,
}: Actor): Promise<Schemas['OwnSession']['country']> {
  if (type === 'carrier') return nationalityOf(employerId);
  return companyId ? countryOfCompany(companyId) : null;
}
