import { Archivable } from '../../core/sql/Entity.ts';

/** A location where a company loads, unloads or crosses the border. */
export class Location extends Archivable {
  static override tableName = 'locations';

  declare companyId: string;
  declare customerId: string | null;
  declare name: string;
  declare hours: string | null;
  declare street: string | null;
  declare city: string;
  declare state: string;
  declare country: 'MX' | 'US';
  declare postalCode: string | null;
  declare latitude: string | null;
  declare longitude: string | null;
  declare timeZone: string;
}
