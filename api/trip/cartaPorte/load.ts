import type { Knex } from 'knex';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { CarrierPart, CustomerPart } from './data.ts';

type Place = Schemas['Place'];

/** The facts of a load, and the parts that were saved of it and of earlier loads. */
export interface Load extends CompanyKey {
  reference: string;
  status: Schemas['ShipmentStatus'];
  movement: Schemas['Movement'];
  origin: Place;
  destination: Place;
  pickupDate: string | null;
  pickupFrom: string | null;
  pickupTo: string | null;
  deliveryDate: string | null;
  deliveryFrom: string | null;
  deliveryTo: string | null;
  weight: string | null;
  weightUnit: 'kg' | 'lb';
  units: number | null;
  hazmat: boolean;
  customerId: string | null;
  customerName: string | null;
  customerRfc: string | null;
  carrierId: string | null;
  comodityEs: string | null;
  comodityEn: string | null;
  distanceKm: string | null;
  customer: CustomerPart | null;
  customerSavedAt: string | null;
  customerVersion: number;
  customerSavedBy: string | null;
  carrier: CarrierPart | null;
  carrierSavedAt: string | null;
  carrierVersion: number;
  carrierSavedBy: string | null;
  /** The customer's part of its last load on the same lane. */
  lastCustomer: Earlier<CustomerPart> | null;
  /** The carrier's part of its last load in the company. */
  lastCarrier: Earlier<CarrierPart> | null;
}

/** A part that was saved for an earlier load. */
interface Earlier<Part> {
  part: Part;
  reference: string;
}

/** A load with its leg on Mexican roads, which the Carta Porte is for; undefined while the load has no carrier. */
export interface LoadWithLeg extends Load {
  leg: Schemas['Leg'] | undefined;
}

/** Reads a load with all that its forms can be filled from. */
export async function readLoad(db: Knex, { id, companyId }: CompanyKey): Promise<Load> {
  const { rows } = await db.raw(SQL, { id, companyId });
  return rows[0].load;
}

/** The customer's part of the last load of the same customer between the same cities. */
const LAST_ON_LANE = `(
  select json_build_object('part', before.customer, 'reference', earlier.reference) from carta_portes before
    join shipments earlier on earlier.company_id = before.company_id and earlier.id = before.shipment_id
  where before.company_id = load.company_id and before.shipment_id <> load.id and before.customer is not null
    and earlier.customer_id = load.customer_id
    and earlier.origin->>'city' = load.origin->>'city' and earlier.origin_state = load.origin_state
    and earlier.destination->>'city' = load.destination->>'city'
    and earlier.destination_state = load.destination_state
  order by before.customer_saved_at desc limit 1)`;

/** The part of the last load that the same carrier had of the same company. */
const LAST_OF_CARRIER = `(
  select json_build_object('part', before.carrier, 'reference', earlier.reference) from carta_portes before
    join shipments earlier on earlier.company_id = before.company_id and earlier.id = before.shipment_id
  where before.company_id = load.company_id and before.shipment_id <> load.id
    and before.carrier_id = load.carrier_id and before.carrier is not null
  order by before.carrier_saved_at desc limit 1)`;

/** SQL: the name of the user in a column of what was saved. */
function nameOf(column: string): string {
  return `(select first_name || ' ' || last_name from users where users.id = saved.${column})`;
}

const SQL = `
  select json_build_object(
    'id', load.id, 'companyId', load.company_id, 'reference', load.reference, 'status', load.status,
    'movement', load.movement, 'origin', load.origin, 'destination', load.destination,
    'pickupDate', load.pickup_date, 'pickupFrom', load.pickup_from, 'pickupTo', load.pickup_to,
    'deliveryDate', load.delivery_date, 'deliveryFrom', load.delivery_from, 'deliveryTo', load.delivery_to,
    'weight', load.weight::text, 'weightUnit', load.weight_unit, 'units', load.units, 'hazmat', load.hazmat,
    'customerId', load.customer_id, 'customerName', customers.name, 'customerRfc', customers.rfc,
    'carrierId', load.carrier_id, 'comodityEs', comodities.name_es, 'comodityEn', comodities.name_en,
    'distanceKm', quotes.distance_km::text,
    'customer', saved.customer, 'customerSavedAt', saved.customer_saved_at,
    'customerVersion', coalesce(saved.customer_version, 0), 'customerSavedBy', ${nameOf('customer_user_id')},
    'carrierVersion', coalesce(saved.carrier_version, 0),
    'carrierSavedBy', case when saved.carrier_id = load.carrier_id then ${nameOf('carrier_user_id')} end,
    'carrier', case when saved.carrier_id = load.carrier_id then saved.carrier end,
    'carrierSavedAt', case when saved.carrier_id = load.carrier_id then saved.carrier_saved_at end,
    'lastCustomer', ${LAST_ON_LANE}, 'lastCarrier', ${LAST_OF_CARRIER}) as load
  from shipments load
    left join companies customers on customers.id = load.customer_id
    left join comodities on comodities.id = load.comodity_id
    left join quotes on quotes.company_id = load.company_id and quotes.id = load.quote_id
    left join carta_portes saved on saved.company_id = load.company_id and saved.shipment_id = load.id
  where load.company_id = :companyId and load.id = :id`;
