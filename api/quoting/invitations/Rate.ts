import type { Schemas } from '../../core/contract/types.ts';
import { CompanyEntity } from '../../core/sql/Entity.ts';

/** One version of a carrier's rate for an invitation. The database computes `total`, IVA excluded. */
export class Rate extends CompanyEntity {
  static override tableName = 'rates';

  declare invitationId: string;
  declare currency: Schemas['Currency'];
  declare allIn: string | null;
  declare linehaul: string | null;
  /** For each of the `additionalStops`. */
  declare stopOffCharge: string | null;
  declare additionalStops: number | null;
  declare total: string;
  declare transitDays: number | null;
  declare transitHours: number | null;
  declare late: boolean;
}
