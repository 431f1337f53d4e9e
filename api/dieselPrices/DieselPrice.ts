import type { Schemas } from '../core/contract/types.ts';
import { Archivable } from '../core/records/Entity.ts';

/** What diesel cost in a country from a day on, until a later day has a price. */
export class DieselPrice extends Archivable {
  static override tableName = 'diesel_prices';

  declare date: string;
  declare country: Schemas['FuelCountry'];
  declare currency: Schemas['Currency'];
  declare unit: Schemas['FuelUnit'];
  declare price: string;
  declare source: string;
}
