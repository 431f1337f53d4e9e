import type { Schemas } from '../../core/contract/types.ts';
import { CompanyEntity } from '../../core/sql/Entity.ts';

/** An additional charge that the carrier of a load asks for. */
export class Accessorial extends CompanyEntity {
  static override tableName = 'accessorials';

  declare shipmentId: string;
  declare carrierId: string;
  declare kind: Schemas['AccessorialKind'];
  declare amount: string;
  declare currency: Schemas['Currency'];
  declare comment: string | null;
  /** The stop and the minutes of a detention that was computed from the times of the load. */
  declare stop: Schemas['LoadStop'] | null;
  /** The number of that stop on a load of more than two. */
  declare stopNumber: number | null;
  declare minutes: number | null;
  declare status: Schemas['AccessorialStatus'];
  declare reason: string | null;
  declare requestedAt: Date | string;
  declare requestedBy: string | null;
  declare reviewedAt: Date | string | null;
  declare reviewedBy: string | null;
}
