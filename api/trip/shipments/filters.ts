import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { importedBy } from '../../core/import/filter.ts';
import { whereAmong, type ListRules, type Query } from '../../core/list/read.ts';
import { sameCompany } from '../../core/sql/dialect/sameCompany.ts';
import { sayingInStops } from '../../quoting/quotes/index.ts';
import { DELAYED_LOADS } from './incidents/openIncidents.ts';
import { isOver, STATUSES } from './transitions.ts';

/** The filters of the list of loads beside its fields; a customer has none by proof documents, which it does not see. */
export function filtersFor({ type }: Actor): ListRules {
  if (type === 'carrier') return carriersRules;
  return type === 'shipper' ? customersRules : rules;
}

/** SQL: the load of the row `part` in a list: a leg stands at its whole, but for its carrier. */
const WHOLE = 'coalesce(part.whole_id, part.id)';
const ITSELF = 'part.id';

/** The rows of a table that belong to the load of the list. */
function ofLoad(query: Query, table: string, load: string) {
  return query
    .modelClass()
    .knex()(table)
    .joinRaw(
      `join shipments part on part.company_id = ${table}.company_id and part.id = ${table}.shipment_id`,
    )
    .whereRaw(`${sameCompany(table, 'shipments')} and ${load} = shipments.id`);
}

const common = {
  delayed(query: Query, isDelayed: boolean) {
    query.whereRaw(`${isDelayed ? '' : 'not '}exists (select from ${DELAYED_LOADS} late
      where ${sameCompany('late', 'shipments')} and late.shipment_id = shipments.id)`);
  },
  importId: importedBy,
};

const q = sayingInStops('shipments', 'wholes');

/** The fields from which the next statuses of a load follow. */
const READS = [
  ...['status', 'movement', 'carrierId', 'isPaid', 'stops', 'currentStop', 'byLegs'],
  ...['openIncidents', 'owedEvidence', 'pendingAccessorials'],
];

const customersRules: ListRules = { filters: { ...common, q }, reads: READS };
const rules: ListRules = {
  filters: { ...common, q, carrierId: drivenBy, evidence: evidence(WHOLE) },
  reads: READS,
};
const carriersRules: ListRules = {
  filters: { ...common, q: sayingInStops('shipments', 'all'), evidence: evidence(ITSELF) },
  reads: READS,
};

/** A filter by the carriers that have a load or one of its legs. */
function drivenBy(query: Query, carrierIds: string | string[]) {
  const parts = query.modelClass().knex()('shipments as part');
  parts.whereRaw(`${sameCompany('part', 'shipments')} and ${WHOLE} = shipments.id`);
  whereAmong(parts, 'part.carrier_id', [carrierIds].flat());
  query.whereExists(parts as never);
}

/** A filter by loads that are not finished, with an agreed proof document in one of the statuses. */
function evidence(load: string) {
  return (query: Query, statuses: Schemas['EvidenceStatus'][]) => {
    const proofs = ofLoad(query, 'load_evidence', load);
    whereAmong(proofs, 'load_evidence.status', statuses);
    query.whereNotIn('shipments.status', OVER).whereExists(proofs as never);
  };
}

const OVER = STATUSES.filter(isOver);
