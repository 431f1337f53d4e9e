import { Archivable } from '../core/records/Entity.ts';

/** What somebody does at a company or a carrier. */
export class ContactType extends Archivable {
  static override tableName = 'contact_types';

  declare code: string;
  declare nameEs: string;
  declare nameEn: string;
  declare audience: 'brokers' | 'carriers';
}
