import { Archivable } from '../../core/sql/Entity.ts';
import type { Locale } from '../../shared/languages.ts';

/** A contact person of a company or carrier. */
export class Contact extends Archivable {
  static override tableName = 'contacts';

  declare companyId: string | null;
  declare carrierId: string | null;
  /** The id of the company or carrier. */
  declare ownerId: string;
  /** The broker to which the customer or carrier belongs. */
  declare ownerCompanyId: string | null;
  declare contactTypeId: string | null;
  declare name: string;
  declare position: string | null;
  declare emails: string[];
  declare phones: string[];
  declare language: Locale;
  declare comment: string | null;
}
