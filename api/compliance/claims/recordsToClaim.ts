import type { Transaction } from 'objection';
import { Carrier } from '../../network/carriers/index.ts';
import { GENERIC_RFCS } from '../../network/companies/index.ts';
import { User } from '../../platform/users/index.ts';

/**
 * The records of brokers' own networks with the RFC or the SCAC of a carrier, other than that of its own network's broker,
 * for which nobody signs in.
 */
export function recordsToClaim(trx: Transaction, { id, companyId, rfc, scacCode }: Carrier) {
  const isKnown = rfc !== null && !GENERIC_RFCS.includes(rfc);
  return Carrier.query(trx)
    .whereNotNull('companyId')
    .whereNot({ id })
    .whereNot('status', 'archived')
    .whereRaw('company_id is distinct from ?::uuid', [companyId])
    .where((query) =>
      query.where({ rfc: isKnown ? rfc : '' }).orWhere({ scacCode: scacCode ?? '' }),
    )
    .whereNotExists(User.query().whereColumn('users.carrierId', 'carriers.id'))
    .orderBy('id');
}
