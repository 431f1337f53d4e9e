import { Archivable } from '../core/records/Entity.ts';

/** Somebody to call or write to, of one company or of one carrier. */
export class Contact extends Archivable {
  static override tableName = 'contacts';

  declare companyId: string | null;
  declare carrierId: string | null;
  /** The company's or the carrier's id. */
  declare ownerId: string;
  /** The broker whose customer or carrier the contact is of. */
  declare ownerCompanyId: string | null;
  declare contactTypeId: string | null;
  declare name: string;
  declare position: string | null;
  declare emails: string[];
  declare phones: string[];
  declare language: 'es' | 'en';
  declare comment: string | null;
}
