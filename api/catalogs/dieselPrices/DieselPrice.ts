import type { Schemas } from '../../core/contract/types.ts';
import { Archivable } from '../../core/sql/Entity.ts';

/** The diesel price of a country from a date until the next dated price. */
export class DieselPrice extends Archivable {
  static override tableName = 'diesel_prices';

  declare date: string;
  declare country: Schemas['FuelCountry'];
  declare currency: Schemas['Currency'];
  declare unit: Schemas['FuelUnit'];
  declare price: string;
  declare source: string;
}
