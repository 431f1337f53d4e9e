import type { Model, QueryBuilder } from 'objection';
import { Entity } from '../../core/sql/Entity.ts';
import type { DocumentType } from '../../network/carriers/index.ts';

/** One document of a carrier; its files are its versions. */
export class Document extends Entity {
  static override tableName = 'documents';
  static override unrecorded = [...Entity.unrecorded, 'uploaded_at', 'reviewed_at', 'asked_at'];

  static override modifiers = {
    /** Lists show documents with at least one version. */
    listed(query: QueryBuilder<Model>) {
      query.whereNotNull('documents.status');
    },
  };

  declare carrierId: string;
  declare companyId: string | null;
  declare type: DocumentType;
  /** The status of the newest version; null before there is one. */
  declare status: 'pending' | 'approved' | 'rejected' | null;
  declare reason: string | null;
  declare fileName: string | null;
  declare documentDate: string | null;
  declare insuredAmount: string | null;
  declare insuredCurrency: 'MXN' | 'USD' | null;
  declare certificates: ('CTPAT' | 'OEA')[];
  declare uploadedAt: Date | string | null;
  /** When the carrier was last asked for it. */
  declare askedAt: Date | string | null;
  /** The expiration date of the approved version. */
  declare expirationDate: string | null;
}
