import type { Schemas } from '../../../core/contract/types.ts';
import { CompanyEntity } from '../../../core/sql/Entity.ts';

/** An incident of a load. */
export class ShipmentIncident extends CompanyEntity {
  static override tableName = 'shipment_incidents';
  static override jsonAttributes = ['place'];

  declare shipmentId: string;
  declare incidentId: string;
  /** On a load of more than two stops; null where it is of none of them. */
  declare stopNumber: number | null;
  declare place: Schemas['Place'];
  declare timeZone: string;
  declare occurredAt: Date | string;
  declare delays: boolean;
  declare comment: string | null;
  declare reportedBy: string | null;
  declare resolvedAt: Date | string | null;
  declare resolvedBy: string | null;
}
