import type { QueryBuilder } from 'objection';
import { crossBorderGaps } from '../legs/index.ts';
import type { Scope } from '../../core/auth/policy.ts';
import { crossingInSql } from '../crossings/index.ts';
import type { Schemas } from '../../core/contract/types.ts';
import * as read from '../../core/list/read.ts';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import { lackingDocuments } from '../../compliance/documents/index.ts';
import { ctpatOfLoadInSql, demandingCustomerInSql } from '../../quoting/quotes/index.ts';
import { LOAD_STOPS, Shipment } from '../shipments/index.ts';

/** A leg of a load with what the border asks of its truck, driver and carrier. */
export interface LegFacts {
  kind: Schemas['LegKind'];
  carrierName: string | null;
  scac: string | null;
  caat: string | null;
  contactName: string | null;
  contactPhone: string | null;
  unitPlates: string | null;
  trailerPlates: string | null;
  operatorName: string | null;
  operatorPhone: string | null;
  seal: string | null;
  /** Whether the driver is one whom the carrier of the load keeps, so that the cards are known. */
  isKeptOperator: boolean;
  hasBadge: boolean;
  hasFastCard: boolean;
}

/** A cross-border load with its crossing and its legs. */
export interface BorderFacts {
  id: string;
  companyId: string;
  carrierId: string;
  reference: string;
  status: Shipment['status'];
  movement: Schemas['Movement'];
  /** Which leg it is of a load that is driven by legs: the one over the border. */
  leg: Schemas['BoughtLeg'] | null;
  origin: Shipment['origin'];
  destination: Shipment['destination'];
  /** In driving order, with their windows. */
  stops: Schemas['Stop'][];
  carrierName: string;
  carrierScac: string | null;
  carrierCaat: string | null;
  /** Whether the customer, or the leg itself, demands CTPAT or OEA and the carrier has no certificate that holds until the delivery. */
  lacksCertificate: boolean;
  crossing: CrossingFacts | null;
  legs: LegFacts[];
  /** The gaps of each leg, as the page of the load shows them. */
  legGaps: Record<string, Schemas['LegGap'][]>;
}

type CrossingFacts = Omit<Schemas['Crossing'], 'direction' | 'can' | 'version'>;

interface FactsFilter {
  /** Only this load. */
  key?: CompanyKey;
  bridgeId?: string | undefined;
  /** The planned arrivals, or where none is planned the last stops before the border, between these moments. */
  from?: Date;
  to?: Date;
}

/** The most loads of a board. */
const MAX_LOADS = 500;

/** The cross-border loads of the scope that a carrier has and that have not crossed yet, by planned arrival. */
export async function factsOf(scope: Scope, filter: FactsFilter): Promise<BorderFacts[]> {
  const { key, bridgeId = null, from = null, to = null } = filter;
  const visible = read
    .within(Shipment.query(), scope)
    .where({ movement: 'cross_border', ...key })
    .whereNotNull('carrierId')
    .select(...COLUMNS.map((column) => `shipments.${column}`))
    .select(Shipment.raw(`${LOAD_STOPS} as stops`)) as QueryBuilder<Shipment>;
  const statuses = key ? null : BEFORE_THE_BRIDGE;
  const values = { bridgeId, from, to, statuses, loads: visible.toKnexQuery() };
  const { rows } = await Shipment.knex().raw(SQL, values);
  return rows.map(({ facts }: { facts: BorderFacts }) => facts);
}

const COLUMNS = [
  ...['id', 'companyId', 'carrierId', 'reference', 'status', 'origin', 'destination'],
  ...['pickupDate', 'movement', 'hazmat', 'customerId', 'wholeId', 'deliveryDate'],
  ...['equipmentId', 'leg', 'quoteId'],
];

/** The statuses of loads that have a carrier and have not crossed. */
const BEFORE_THE_BRIDGE = ['assigned', 'at_pickup', 'in_transit', 'at_border'];

const LEGS = `(select coalesce(json_agg(json_build_object('kind', legs.kind,
    'carrierName', legs.carrier_name, 'scac', legs.scac, 'caat', legs.caat,
    'contactName', legs.contact_name, 'contactPhone', legs.contact_phone,
    'unitPlates', coalesce(unit.plates, legs.unit_plates),
    'trailerPlates', coalesce(trailer.plates, legs.trailer_plates),
    'operatorName', coalesce(driver.name, legs.operator_name),
    'operatorPhone', coalesce(driver.phone, legs.operator_phone), 'seal', legs.seal,
    'isKeptOperator', driver.id is not null,
    'hasBadge', driver.badge_number is not null and coalesce(driver.badge_ends_on >= today(), true),
    'hasFastCard', driver.fast_number is not null and coalesce(driver.fast_ends_on >= today(), true))), '[]')
  from legs
    left join vehicles as unit on unit.id = legs.unit_id
    left join vehicles as trailer on trailer.id = legs.trailer_id
    left join operators as driver on driver.id = legs.operator_id
  where legs.company_id = loads.company_id and legs.shipment_id = loads.id and legs.carrier_id = loads.carrier_id)`;

const CROSSING = `case when crossings.id is not null then ${crossingInSql} end`;

const LACKS_CERTIFICATE = `${lackingDocuments({
  companyId: 'loads.company_id',
  carrierId: 'loads.carrier_id',
  movement: 'loads.movement',
  hazmat: 'loads.hazmat',
  customerId: demandingCustomerInSql('shipments', 'loads'),
  deliveryDate: 'loads.delivery_date',
  ctpat: ctpatOfLoadInSql('loads'),
})}::jsonb @> '[{"type": "security_certificates"}]'`;

/** SQL: the day of the last stop in the country of the origin that has one. */
const STARTS_ON = `select coalesce((select stop.date from shipment_stops stop
    where stop.company_id = loads.company_id and stop.shipment_id = loads.id
      and stop.place->>'country' = loads.origin->>'country' and stop.date is not null
    order by stop.position desc limit 1), loads.pickup_date) as day`;

const SQL = `
  select json_build_object('id', loads.id, 'companyId', loads.company_id, 'carrierId', loads.carrier_id,
    'reference', loads.reference, 'status', loads.status, 'movement', loads.movement, 'leg', loads.leg, 'origin', loads.origin, 'destination', loads.destination,
    'stops', loads.stops,
    'carrierName', carriers.carrier_name, 'carrierScac', carriers.scac_code, 'carrierCaat', carriers.caat,
    'lacksCertificate', ${LACKS_CERTIFICATE}, 'crossing', ${CROSSING}, 'legs', ${LEGS},
    'legGaps', ${crossBorderGaps('loads')}) as facts
  from (:loads) as loads
    join carriers on carriers.id = loads.carrier_id
    cross join lateral (${STARTS_ON}) as starts
    left join crossings on crossings.company_id = loads.company_id and crossings.shipment_id = loads.id
    left join bridges on bridges.id = crossings.bridge_id
  where (:statuses::text[] is null or loads.status = any(:statuses))
    and (:bridgeId::uuid is null or crossings.bridge_id = :bridgeId)
    and (:from::timestamptz is null
      or coalesce(coalesce(crossings.planned_at, starts.day + interval '12 hours') between :from and :to, true))
  order by crossings.planned_at nulls last, starts.day nulls last, loads.id
  limit ${MAX_LOADS}`;
