import { CompanyEntity } from '../../core/sql/Entity.ts';
import type { CarrierPart, CustomerPart } from './data.ts';

/** The data for the Carta Porte of a load, as far as the parties have saved them. */
export class CartaPorte extends CompanyEntity {
  static override tableName = 'carta_portes';
  static override jsonAttributes = ['customer', 'customerKept', 'carrier'];

  declare shipmentId: string;
  declare customer: CustomerPart | null;
  /** The part that a leg has of its own, in place of that of its whole load. */
  declare customerKept: CustomerPart | null;
  declare customerSavedAt: Date | string | null;
  declare customerVersion: number;
  declare customerUserId: string | null;
  declare carrier: CarrierPart | null;
  declare carrierSavedAt: Date | string | null;
  declare carrierVersion: number;
  declare carrierUserId: string | null;
  /** The carrier whose part it is. */
  declare carrierId: string | null;
}
