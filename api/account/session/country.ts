import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { Carrier } from '../../network/carriers/index.ts';
import { Company } from '../../network/companies/index.ts';

type Country = Schemas['OwnSession']['country'];

/** The country of the actor's carrier, or of its company's address; null where none is known. */
export async function countryOf({ type, employerId, companyId }: Actor): Promise<Country> {
  if (type === 'carrier') {
    const carrier = await Carrier.query().findById(employerId).select('nationality');
    return carrier?.nationality ?? null;
  }
  if (!companyId) return null;
  const company = await Company.query().findById(companyId).select('address');
  return (company?.address as { country?: Country } | null | undefined)?.country ?? null;
}
