import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { importedBy } from '../../core/import/filter.ts';
import { whereAmong, type ListRules, type Query } from '../../core/list/read.ts';
import { sameCompany } from '../../core/sql/dialect/sameCompany.ts';
import { saying } from '../../quoting/quotes/index.ts';
import { isOver, STATUSES } from './transitions.ts';

/** The filters of the list of loads beside its fields; a customer has none by proof documents, which it does not see. */
export function filtersFor({ type }: Actor): ListRules {
  return type === 'shipper' ? customersRules : rules;
}

const common = {
  delayed(query: Query, isDelayed: boolean) {
    const late = query.modelClass().knex()('shipment_incidents');
    late.whereRaw(`${sameCompany('shipment_incidents', 'shipments')}
      and shipment_incidents.shipment_id = shipments.id and resolved_at is null and delays`);
    query[isDelayed ? 'whereExists' : 'whereNotExists'](late as never);
  },
  importId: importedBy,
  q: saying(
    'shipment',
    `shipments.reference || ' ' || coalesce(shipments.customer_reference, '') || ' ' ||
    (shipments.origin->>'city') || ' ' || (shipments.destination->>'city')`,
  ),
};

/** The fields from which the next statuses of a load follow. */
const READS = [
  ...['status', 'movement', 'carrierId', 'isPaid', 'stops', 'currentStop'],
  ...['openIncidents', 'owedEvidence', 'pendingAccessorials'],
];

const customersRules: ListRules = { filters: common, reads: READS };
const rules: ListRules = { filters: { ...common, evidence }, reads: READS };

/** Loads that are not finished, with an agreed proof document in one of the statuses. */
function evidence(query: Query, statuses: Schemas['EvidenceStatus'][]) {
  const proofs = query.modelClass().knex()('load_evidence');
  proofs.whereRaw(`${sameCompany('load_evidence', 'shipments')}
    and load_evidence.shipment_id = shipments.id`);
  whereAmong(proofs, 'load_evidence.status', statuses);
  query.whereNotIn('shipments.status', OVER).whereExists(proofs as never);
}

const OVER = STATUSES.filter(isOver);
