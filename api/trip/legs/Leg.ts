import type { Schemas } from '../../core/contract/types.ts';
import { CompanyEntity } from '../../core/sql/Entity.ts';

/** A leg of a load: who drives it with what, its seal, and when it hands the load over. */
export class Leg extends CompanyEntity {
  static override tableName = 'legs';

  declare shipmentId: string;
  /** The carrier of the load; where another one has the load later, it begins with legs of its own. */
  declare carrierId: string;
  declare kind: Schemas['LegKind'];
  /** Another carrier that drives the leg; null where the carrier of the load does. */
  declare carrierName: string | null;
  declare scac: string | null;
  declare caat: string | null;
  declare contactName: string | null;
  declare contactPhone: string | null;
  /** A kept unit, or the plates of another one; the same for trailer and operator. */
  declare unitId: string | null;
  declare unitPlates: string | null;
  declare trailerId: string | null;
  declare trailerPlates: string | null;
  declare operatorId: string | null;
  declare operatorName: string | null;
  declare operatorPhone: string | null;
  declare seal: string | null;
  declare handOverPlace: string | null;
  declare plannedHandOverAt: Date | string | null;
  declare handedOverAt: Date | string | null;
}
