import type { Knex } from 'knex';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { LOAD } from './loadSql.ts';
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
  /** The load of which it is a leg; null of any other. */
  wholeId: string | null;
  leg: Schemas['BoughtLeg'] | null;
  /** The place of a leg in driving order, from 1. */
  legPosition: number | null;
  /** Whether it is the leg that ends where its whole load ends. */
  isLastLeg: boolean;
  /** The customer's part that a leg has of its own, in place of that of its whole load. */
  customerKept: CustomerPart | null;
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

/** A load, and of a leg the whole load with which it shares the customer's part. */
export type LoadOfWhole = Load & { whole?: Load };

/** A load with all that its Carta Porte is filled from. */
export interface LoadWithLeg extends LoadOfWhole {
  /** The leg on Mexican roads, which the Carta Porte is for; undefined while the load has no carrier. */
  drivenLeg: Schemas['Leg'] | undefined;
  /** The kilometers from each stop to the next one of a load with more than two; undefined where they are not known. */
  kilometers: (number | undefined)[];
}

/** Reads a load with all that its forms can be filled from. */
export async function readLoad(db: Knex, { id, companyId }: CompanyKey): Promise<Load> {
  const { rows } = await db.raw(LOAD, { id, companyId });
  const { load } = rows[0];
  return { ...load, stops: load.stops.length > 2 ? load.stops.map(atEnd(load)) : [] };
}

/** Reads a load, and of a leg its whole load. */
export async function readWithWhole(db: Knex, key: CompanyKey): Promise<LoadOfWhole> {
  const load = await readLoad(db, key);
  const { wholeId: id } = load;
  return id ? { ...load, whole: await readLoad(db, { id, companyId: key.companyId }) } : load;
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
