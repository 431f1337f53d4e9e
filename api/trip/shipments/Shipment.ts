import type { Schemas } from '../../core/contract/types.ts';
import { CompanyEntity } from '../../core/sql/Entity.ts';
import type { ShipmentStatus } from './transitions.ts';

/** A load, from potential to closed. */
export class Shipment extends CompanyEntity {
  static override tableName = 'shipments';
  static override jsonAttributes = ['origin', 'destination'];

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
  declare deliveredAt: Date | string | null;
}
