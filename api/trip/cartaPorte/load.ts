import type { Knex } from 'knex';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { LAST_OF_CARRIER, SHARED_OR_LAST } from './lastLoads.ts';
import type { CarrierPart, CustomerPart, Stop } from './data.ts';

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
  /** The stops of a load that has more than two, in driving order. */
  stops: LoadStop[];
  /** Whether it is a leg of a load. */
  isLeg: boolean;
  customer: CustomerPart | null;
  customerSavedAt: string | null;
  customerVersion: number;
  customerSavedBy: string | null;
  carrier: CarrierPart | null;
  carrierSavedAt: string | null;
  carrierVersion: number;
  carrierSavedBy: string | null;
  /** The customer's part of its last load on the same lane; of a leg that of the whole load. */
  lastCustomer: Earlier<CustomerPart> | null;
  /** The carrier's part of its last load in the company. */
  lastCarrier: Earlier<CarrierPart> | null;
}

/** A stop of a load with its window's beginning, and what is taken or left there. */
export interface LoadStop extends Stop {
  date: string | null;
  from: string | null;
  to: string | null;
  goods: StopGood[];
}

/** Goods that are taken or left at a stop, with the weight in the load's unit. */
export interface StopGood {
  comodityId: string | null;
  packaging: string | null;
  name: string | null;
  hazmat: boolean | null;
  units: number | null;
  weight: string | null;
}

/** A part that was saved for an earlier load. */
interface Earlier<Part> {
  part: Part;
  reference: string;
}

/** A load with all that its Carta Porte is filled from. */
export interface LoadWithLeg extends Load {
  /** The leg on Mexican roads, which the Carta Porte is for; undefined while the load has no carrier. */
  leg: Schemas['Leg'] | undefined;
  /** The kilometers from each stop to the next one of a load with more than two; undefined where they are not known. */
  kilometers: (number | undefined)[];
}

/** Reads a load with all that its forms can be filled from. */
export async function readLoad(db: Knex, { id, companyId }: CompanyKey): Promise<Load> {
  const { rows } = await db.raw(SQL, { id, companyId });
  const { load } = rows[0];
  return { ...load, stops: load.stops.length > 2 ? load.stops.map(atEnd(load)) : [] };
}

/** Gives the first and the last stop the place and the window of the load's columns. */
function atEnd({ origin, destination, ...load }: Load) {
  return ({ place, ...stop }: LoadStop): LoadStop => {
    if (place) return { ...stop, place };
    if (stop.kind === 'pickup')
      return {
        ...stop,
        place: origin,
        date: load.pickupDate,
        from: load.pickupFrom,
        to: load.pickupTo,
      };
    return {
      ...stop,
      place: destination,
      date: load.deliveryDate,
      from: load.deliveryFrom,
      to: load.deliveryTo,
    };
  };
}

/** SQL: the name of the user in a column of what was saved. */
function nameOf(column: string): string {
  return `(select first_name || ' ' || last_name from users where users.id = saved.${column})`;
}

/** SQL: what is taken or left at a stop, with the names of the catalog. */
const GOODS = `(
  select coalesce(json_agg(json_build_object('comodityId', good->>'comodityId', 'packaging', good->>'packaging',
    'name', kinds.name_es, 'hazmat', kinds.hazmat, 'units', (good->>'units')::integer, 'weight', good->>'weight')
    order by place), '[]')
  from jsonb_array_elements(stop.goods) with ordinality as goods (good, place)
    left join comodities kinds on kinds.id = (good->>'comodityId')::uuid)`;

const STOPS = `(
  select coalesce(json_agg(json_build_object('kind', stop.kind, 'place', stop.place, 'date', stop.date,
    'from', stop.from_time, 'to', stop.to_time, 'goods', ${GOODS}) order by stop.position), '[]')
  from shipment_stops stop where stop.company_id = :companyId and stop.shipment_id = load.id)`;

const SQL = `
  select json_build_object(
    'id', load.id, 'companyId', load.company_id, 'reference', load.reference, 'status', load.status,
    'movement', load.movement, 'origin', load.origin, 'destination', load.destination,
    'pickupDate', load.pickup_date, 'pickupFrom', load.pickup_from, 'pickupTo', load.pickup_to,
    'deliveryDate', load.delivery_date, 'deliveryFrom', load.delivery_from, 'deliveryTo', load.delivery_to,
    'weight', load.weight::text, 'weightUnit', load.weight_unit, 'units', load.units, 'hazmat', load.hazmat,
    'customerId', load.customer_id, 'customerName', customers.name, 'customerRfc', customers.rfc,
    'carrierId', load.carrier_id, 'comodityEs', comodities.name_es, 'comodityEn', comodities.name_en,
    'distanceKm', quotes.distance_km::text, 'stops', ${STOPS},
    'customer', saved.customer, 'customerSavedAt', saved.customer_saved_at,
    'customerVersion', coalesce(saved.customer_version, 0), 'customerSavedBy', ${nameOf('customer_user_id')},
    'carrierVersion', coalesce(saved.carrier_version, 0),
    'carrierSavedBy', case when saved.carrier_id = load.carrier_id then ${nameOf('carrier_user_id')} end,
    'carrier', case when saved.carrier_id = load.carrier_id then saved.carrier end,
    'carrierSavedAt', case when saved.carrier_id = load.carrier_id then saved.carrier_saved_at end,
    'isLeg', load.whole_id is not null, 'lastCustomer', ${SHARED_OR_LAST}, 'lastCarrier', ${LAST_OF_CARRIER}) as load
  from shipments load
    left join companies customers on customers.id = load.customer_id
    left join comodities on comodities.id = load.comodity_id
    left join quotes on quotes.company_id = load.company_id and quotes.id = load.quote_id
    left join carta_portes saved on saved.company_id = load.company_id and saved.shipment_id = load.id
  where load.company_id = :companyId and load.id = :id`;
