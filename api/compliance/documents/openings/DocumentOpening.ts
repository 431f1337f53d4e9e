import { Entity } from '../../../core/sql/Entity.ts';

/** That somebody other than the carrier opened or saved a file of its documents. */
export class DocumentOpening extends Entity {
  static override tableName = 'document_openings';

  declare carrierId: string;
  declare documentId: string;
  /** The number of the version. */
  declare number: number;
  /** Whether it was saved, not only shown. */
  declare saved: boolean;
  declare userId: string | null;
  /** The company of the user. */
  declare companyId: string | null;
  /** The packet from which it was opened without an account. */
  declare packetId: string | null;
  /** The person who opened it without an account, as the carrier named it. */
  declare recipient: string | null;
}
