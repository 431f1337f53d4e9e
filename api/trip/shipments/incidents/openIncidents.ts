import { sameCompany } from '../../../core/sql/dialect/sameCompany.ts';

const OPEN = 'reports.resolved_at is null';

const OF_LOAD = `shipment_incidents reports
  where ${sameCompany('reports', 'shipments')} and reports.shipment_id = shipments.id and ${OPEN}`;

const OF_LEGS = `shipments leg join shipment_incidents reports
    on ${sameCompany('reports', 'leg')} and reports.shipment_id = leg.id
  where ${sameCompany('leg', 'shipments')} and leg.whole_id = shipments.id and leg.status <> 'cancelled' and ${OPEN}`;

/** SQL: whether an open incident delays a load, or one of its legs. */
export const DELAYED = `(exists (select from ${OF_LOAD} and reports.delays)
  or shipments.by_legs and exists (select from ${OF_LEGS} and reports.delays))`;

/** SQL: how many incidents of a load and of its legs are open. */
export const OPEN_INCIDENTS = `((select count(*)::int from ${OF_LOAD})
  + case when shipments.by_legs then (select count(*)::int from ${OF_LEGS}) else 0 end)`;

/** SQL: the loads that an open incident delays, and those of whose legs one does, for a list of the late ones. */
export const DELAYED_LOADS = `(select reports.company_id, reports.shipment_id from shipment_incidents reports
    where ${OPEN} and reports.delays
  union all select leg.company_id, leg.whole_id from shipment_incidents reports join shipments leg
      on ${sameCompany('leg', 'reports')} and leg.id = reports.shipment_id and leg.whole_id is not null and leg.status <> 'cancelled'
    where ${OPEN} and reports.delays)`;
