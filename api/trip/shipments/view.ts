import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { columns, decimals, recordColumns, view } from '../../core/sql/view.ts';
import { sameCompany } from '../../core/sql/dialect/sameCompany.ts';
import {
  cargoFields,
  ctpatOfLoadInSql,
  demandingCustomerInSql,
  kindFields,
  loadStops,
  marginFields,
} from '../../quoting/quotes/index.ts';
import { lackingDocuments } from '../../compliance/documents/index.ts';
import { LACKS_CARRIER, LEGS, NEIGHBOURS, STAGES } from './legs/legsInView.ts';
import { DELAYED, OPEN_INCIDENTS } from './incidents/openIncidents.ts';
import { Shipment } from './Shipment.ts';
import { OVERRIDDEN } from './overridden.ts';
import { UNDER_WAY } from './transitions.ts';
import { UNCOVERED } from './uncovered.ts';

/** The fields of a load that this actor may see. */
export function shipmentView({ type }: Actor) {
  if (type === 'carrier') return carriersView;
  return type === 'shipper' ? customersView : fullView;
}

/** SQL: the agreed proof documents that are neither accepted nor waived. */
const OWED_EVIDENCE = `(select coalesce(json_agg(load_evidence.type order by load_evidence.position), '[]')
  from load_evidence where ${sameCompany('load_evidence', 'shipments')}
    and load_evidence.shipment_id = shipments.id and load_evidence.status not in ('accepted', 'waived'))`;

/** SQL: how many accessorials of a load nobody has decided. */
const PENDING_ACCESSORIALS = `(select count(*)::int from pending_accessorials
  where ${sameCompany('pending_accessorials', 'shipments')}
    and pending_accessorials.shipment_id = shipments.id)`;

/** SQL: whether the carrier of a load is marked as paid. */
const IS_PAID = `exists (select from paid_loads where ${sameCompany('paid_loads', 'shipments')}
  and paid_loads.shipment_id = shipments.id)`;

/** SQL: what keeps the load `:companyId`, `:id` from being closed, and from being reopened. */
export const OPEN = `select ${OPEN_INCIDENTS} as "openIncidents", ${OWED_EVIDENCE} as "owedEvidence",
    ${PENDING_ACCESSORIALS} as "pendingAccessorials", ${IS_PAID} as "isPaid"
  from shipments where shipments.company_id = :companyId and shipments.id = :id`;

/** SQL: what is known of the arrival of a load that is under way. */
function arrival(column: string): string {
  return `(select ${column} from expected_arrivals where ${sameCompany('expected_arrivals', 'shipments')}
    and expected_arrivals.shipment_id = shipments.id and shipments.status in ('${UNDER_WAY.join("', '")}'))`;
}

const common = {
  ...recordColumns,
  ...columns('reference', 'number', 'status', 'companyId', 'movement', 'origin', 'destination'),
  ...columns('pickupDate', 'pickupFrom', 'pickupTo', 'deliveryDate', 'deliveryFrom', 'deliveryTo'),
  ...columns('equipmentId', 'comodityId', 'hazmat', 'weightUnit', 'units', 'customerReference'),
  ...columns('comment', 'currency', 'deliveredAt', 'currentStop'),
  ...decimals('weight'),
  ...cargoFields('shipments'),
  stops: loadStops('shipment'),
  delayed: DELAYED,
  expectedAt: arrival('expected_at'),
  lateMinutes: arrival('late_minutes'),
  openIncidents: OPEN_INCIDENTS,
  equipmentNameEs: '(select name_es from equipments where id = shipments.equipment_id)',
  equipmentNameEn: '(select name_en from equipments where id = shipments.equipment_id)',
  comodityNameEs: '(select name_es from comodities where id = shipments.comodity_id)',
  comodityNameEn: '(select name_en from comodities where id = shipments.comodity_id)',
  quoteReference: `(select quotes.reference from quotes
    where ${sameCompany('quotes', 'shipments')} and quotes.id = shipments.quote_id)`,
};
const customer = {
  ...columns('customerId', 'quoteId', 'byLegs'),
  ...kindFields,
  routeReference: `(select routes.reference from routes
    where ${sameCompany('routes', 'shipments')} and routes.id = shipments.route_id)`,
  customerName: '(select name from companies where id = shipments.customer_id)',
};
/** The carrier's last valid rate, as it gave it. */
const AGREED = `(select json_build_object('amount', rates.total::text, 'currency', rates.currency)
  from rates join invitations
    on invitations.company_id = rates.company_id and invitations.id = rates.invitation_id
  where ${sameCompany('invitations', 'shipments')} and invitations.quote_id = shipments.quote_id
    and invitations.carrier_id = shipments.carrier_id and not rates.late
  order by rates.version desc limit 1)`;
/** SQL: the documents that the carrier lacks for the rest of the trip. */
const LACKING = `case when shipments.status in ('${UNDER_WAY.join("', '")}') then ${lackingDocuments(
  {
    companyId: 'shipments.company_id',
    carrierId: 'shipments.carrier_id',
    movement: 'shipments.movement',
    hazmat: 'shipments.hazmat',
    customerId: demandingCustomerInSql('shipments'),
    deliveryDate: 'shipments.delivery_date',
    ctpat: ctpatOfLoadInSql('shipments'),
  },
)} end`;

const carrier = {
  agreed: AGREED,
  lackingDocuments: LACKING,
  owedEvidence: OWED_EVIDENCE,
  pendingAccessorials: PENDING_ACCESSORIALS,
  isPaid: IS_PAID,
  ...columns('carrierId'),
  carrierName: '(select carrier_name from carriers where id = shipments.carrier_id)',
};

/** With purchase, sale and margin, for the broker and staff. */
const fullView = view<Schemas['Shipment']>(Shipment, {
  ...common,
  ...customer,
  ...carrier,
  overriddenDocuments: OVERRIDDEN,
  uncoveredStops: UNCOVERED,
  legs: LEGS,
  lacksCarrier: LACKS_CARRIER,
  ...columns('wholeId', 'leg', 'handOver'),
  wholeReference: `(select whole.reference from shipments whole
    where ${sameCompany('whole', 'shipments')} and whole.id = shipments.whole_id)`,
  carrierNetwork: '(select network from carriers where id = shipments.carrier_id)',
  ...decimals('purchaseCost', 'saleValue', 'targetRate'),
  ...marginFields,
});

/** Without the carrier, the purchase cost and the target rate. */
const customersView = view<Schemas['Shipment']>(Shipment, {
  ...common,
  ...customer,
  ...decimals('saleValue'),
  stages: STAGES,
  isFindingCarrier: `shipments.status = 'confirmed' and shipments.carrier_id is null`,
});

/**
 * Without the load of which it is a leg, and of the neighbouring legs with the hand-over alone. Without the customer, its project, the sale price and the target rate, which the invitation shows; the purchase cost is the
 * carrier's own price.
 */
const carriersView = view<Schemas['Shipment']>(Shipment, {
  ...common,
  ...carrier,
  ...decimals('purchaseCost'),
  ...columns('leg', 'handOver'),
  neighbours: NEIGHBOURS,
});

/** SQL: the stops of a row of `shipments` as JSON, two where it has no more. */
export const LOAD_STOPS = fullView.fields.stops!;

/** SQL: the stops of the load `:companyId`, `:id`. */
export const STOPS = `select ${LOAD_STOPS} as stops
  from shipments where shipments.company_id = :companyId and shipments.id = :id`;
