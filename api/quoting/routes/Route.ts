import type { Schemas } from '../../core/contract/types.ts';
import { CompanyEntity } from '../../core/sql/Entity.ts';

/**
 * A lane that a customer ships regularly, with the carrier that covers it by contract. Lists include archived routes
 * only on request.
 */
export class Route extends CompanyEntity {
  static override tableName = 'routes';
  static override jsonAttributes = ['origin', 'destination'];

  declare customerId: string | null;
  declare number: number;
  declare reference: string;
  declare quoteId: string | null;
  declare kind: Schemas['QuoteKind'];
  declare movement: Schemas['Movement'];
  declare origin: Schemas['Place'];
  declare destination: Schemas['Place'];
  declare equipmentId: string | null;
  declare comodityId: string | null;
  declare frequency: Schemas['Frequency'];
  declare volume: number | null;
  declare distanceKm: string | null;
  declare currency: Schemas['Currency'];
  declare targetRate: string | null;
  declare carrierId: string | null;
  declare contractRate: string | null;
  declare contractCurrency: Schemas['Currency'];
  declare comment: string | null;
  declare archivedAt: string | null;
  declare status: Schemas['RouteStatus'];
}
