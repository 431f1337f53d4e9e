import type { Schemas } from '../../core/contract/types.ts';
import { Archivable } from '../../core/sql/Entity.ts';

/** A person who drives for a carrier. */
export class Operator extends Archivable {
  static override tableName = 'operators';

  declare carrierId: string;
  /** The broker whose network the carrier is in; null in Andén's. */
  declare companyId: string | null;
  declare name: string;
  declare rfc: string | null;
  /** The tax id and the country of residence of an operator without an RFC. */
  declare foreignTaxId: string | null;
  declare taxCountry: string | null;
  declare licenceNumber: string | null;
  declare licenceType: Schemas['LicenceType'];
  declare licenceEndsOn: string | null;
  declare phone: string | null;
  declare badgeNumber: string | null;
  declare badgeEndsOn: string | null;
  declare fastNumber: string | null;
  declare fastEndsOn: string | null;
  declare comment: string | null;
}
