import type { Knex } from 'knex';
import type { Transaction } from 'objection';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import { RateConfirmation } from './RateConfirmation.ts';

/** The latest revision of the rate confirmation of a load; undefined before the first. */
export function lastRevision(
  db: Transaction | Knex,
  { id: shipmentId, companyId }: CompanyKey,
): Promise<RateConfirmation | undefined> {
  return RateConfirmation.query(db)
    .where({ companyId, shipmentId })
    .orderBy('revision', 'desc')
    .first()
    .execute();
}
