import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import { saved, type Columns } from '../../../testing/base/saved.ts';
import { Claim } from '../Claim.ts';

/** Inserts a claim, by default of a new carrier on a record of a new broker. */
export async function buildClaim(overrides: Columns<Claim> = {}): Promise<Claim> {
  const carrierId = overrides.carrierId ?? (await buildCarrier()).id;
  const companyId = overrides.companyId ?? (await buildCompany()).id;
  const recordId = overrides.recordId ?? (await buildCarrier({ companyId })).id;
  return saved(Claim, { ...overrides, carrierId, companyId, recordId });
}

/** Inserts a claim that is proved. */
export function provedClaim(overrides: Columns<Claim> = {}): Promise<Claim> {
  return buildClaim({ status: 'proved', proof: 'mail', ...overrides });
}
