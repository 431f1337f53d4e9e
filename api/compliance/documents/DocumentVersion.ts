import type { Schemas } from '../../core/contract/types.ts';
import { Table } from '../../core/sql/transaction.ts';

/** An uploaded file of a document, with its review. */
export class DocumentVersion extends Table {
  static override tableName = 'document_versions';
  static override jsonAttributes = ['reading'];

  declare id: string;
  declare documentId: string;
  declare number: number;
  declare status: 'pending' | 'approved' | 'rejected' | 'superseded';
  declare fileKey: string;
  declare fileName: string;
  declare mediaType: string;
  declare checksum: string;
  declare size: number;
  declare documentDate: string;
  declare expirationDate: string | null;
  declare reason: string | null;
  declare uploadedBy: string | null;
  declare uploadedAt: Date;
  declare reviewedBy: string | null;
  declare reviewedAt: Date | null;
  /** The reading of a PDF; null before it was read, and for pictures. */
  declare reading: Schemas['DocumentReading'] | null;
}
