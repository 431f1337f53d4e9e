import { Archivable } from '../../core/sql/Entity.ts';

/** The function of a contact at a company or carrier. */
export class ContactType extends Archivable {
  static override tableName = 'contact_types';

  declare code: string;
  declare nameEs: string;
  declare nameEn: string;
  declare audience: 'brokers' | 'carriers';
}
