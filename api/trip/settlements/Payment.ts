import type { Schemas } from '../../core/contract/types.ts';
import { CompanyEntity } from '../../core/sql/Entity.ts';

/** The mark that the carrier of a load was paid; marks that were taken back are kept. */
export class Payment extends CompanyEntity {
  static override tableName = 'payments';

  declare shipmentId: string;
  declare carrierId: string;
  declare paidOn: string;
  declare reference: string;
  declare amount: string;
  declare currency: Schemas['Currency'];
  declare markedBy: string | null;
  declare undoneAt: Date | string | null;
}
