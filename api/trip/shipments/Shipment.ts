import type { Schemas } from '../../core/contract/types.ts';
import { CompanyEntity } from '../../core/sql/Entity.ts';
import type { ShipmentStatus } from './transitions.ts';

/** A load, from potential to closed. */
export class Shipment extends CompanyEntity {
  static override tableName = 'shipments';
  static override jsonAttributes = ['origin', 'destination', 'handOver'];

  declare customerId: string | null;
  declare carrierId: string | null;
  /** Since when it has this carrier, where another one had it before. */
  declare carrierSince: Date | string | null;
  declare quoteId: string | null;
  declare number: number;
  declare reference: string;
  declare status: ShipmentStatus;
  /** The stop reached last; null before the first, and with two stops. */
  declare currentStop: number | null;
  /** Its stops, once it is locked for an action. */
  declare stops?: Schemas['Stop'][];
  declare movement: Schemas['Movement'];
  declare origin: Schemas['Place'];
  declare destination: Schemas['Place'];
  declare pickupDate: string | null;
  declare deliveryDate: string | null;
  declare equipmentId: string | null;
  declare comodityId: string | null;
  declare kind: Schemas['QuoteKind'];
  declare packaging: string | null;
  declare targetRate: string | null;
  declare routeId: string | null;
  declare customerReference: string | null;
  declare currency: Schemas['Currency'];
  declare purchaseCost: string | null;
  declare saleValue: string | null;
  /** The load that this one is a leg of, which leg, from 1 in driving order, and how it hands over; null for a whole. */
  declare wholeId: string | null;
  declare leg: Schemas['BoughtLeg'] | null;
  declare legPosition: number | null;
  declare handOver: Schemas['LegEnd'] | null;
  /** Whether its legs are bought and driven, each as a load of its own; then it has no carrier. */
  declare byLegs: boolean;
  declare deliveredAt: Date | string | null;
}
