import type { Schemas } from '../../core/contract/types.ts';
import { CompanyEntity } from '../../core/sql/Entity.ts';
import type { QuoteStatus } from './transitions.ts';

/** A request for the price of moving one load on one lane. */
export class Quote extends CompanyEntity {
  static override tableName = 'quotes';
  static override jsonAttributes = ['origin', 'destination', 'fuelSurcharge', 'handOver'];

  declare customerId: string | null;
  declare number: number;
  declare reference: string;
  declare status: QuoteStatus;
  declare movement: Schemas['Movement'];
  declare origin: Schemas['Place'];
  declare destination: Schemas['Place'];
  declare pickupDate: string | null;
  declare pickupFrom: string | null;
  declare pickupTo: string | null;
  declare deliveryDate: string | null;
  declare deliveryFrom: string | null;
  declare deliveryTo: string | null;
  declare equipmentId: string | null;
  declare comodityId: string | null;
  declare hazmat: boolean;
  declare drayage: boolean;
  declare weight: string | null;
  declare currency: Schemas['Currency'];
  declare exchangeRate: string;
  declare exchangeRateDate: string;
  declare targetRate: string | null;
  declare customerAnswer: 'accepted' | 'refused' | null;
  declare sharedAt: Date | string | null;
  declare sharedValue: string | null;
  declare sharedCurrency: Schemas['Currency'] | null;
  declare sharedUntil: string | null;
  declare sharedComment: string | null;
  declare closedAt: Date | string | null;
  declare purchaseCost: string | null;
  declare saleValue: string | null;
  declare kind: Schemas['QuoteKind'];
  declare frequency: Schemas['Frequency'] | null;
  declare distanceKm: string | null;
  declare routeId: string | null;
  declare fuelSurcharge: Schemas['FuelSurcharge'] | null;
  declare sentAt: Date | string | null;
  /** When the minutes of the first wave start, if later than the sending: with the company's next working hour. */
  declare startsAt: Date | string | null;
  declare deadlineAt: Date | string | null;
  declare firstRateAt: Date | string | null;
  /** Whether carriers are asked for the whole, for each leg, or for both. */
  declare asked: Schemas['QuoteAsked'];
  /** How many of its legs have a carrier. */
  declare assignedLegs: number;
  /** The quote that this one is a leg of, which leg it is, from 1 in driving order, and where it hands over; null for a whole. */
  declare wholeId: string | null;
  /** The status of that quote, where it was locked before this one; no column. */
  declare wholeStatus?: QuoteStatus | null;
  declare leg: Schemas['BoughtLeg'] | null;
  declare legPosition: number | null;
  declare handOver: Pick<Schemas['HandOver'], 'at' | 'trailer' | 'bridgeId'> | null;
  /** Whether the carrier of this leg must be certified in CTPAT. */
  declare ctpat: boolean;
  /** The pasted message that the quote came from; for the broker and staff alone. */
  declare message: string | null;
}
