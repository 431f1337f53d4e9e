import type { Schemas } from '../../core/contract/types.ts';
import { CompanyEntity } from '../../core/sql/Entity.ts';

/** The amount owed to the carrier of a closed load; a database view over loads, their terms, accessorials and payments. */
export class Settlement extends CompanyEntity {
  static override tableName = 'settlements';

  declare carrierId: string;
  declare status: Schemas['SettlementStatus'];
  declare total: string;
  declare currency: Schemas['Currency'];
}
