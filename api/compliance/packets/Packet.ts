import type { DocumentType } from '../../network/carriers/index.ts';
import type { Locale } from '../../shared/words.ts';
import { Entity } from '../../core/sql/Entity.ts';

/** Copies of documents, as they stood, that a carrier sends to somebody it names. */
export class Packet extends Entity {
  static override tableName = 'packets';
  static override jsonAttributes = ['content'];
  static override unrecorded = [...Entity.unrecorded, 'number', 'content'];

  declare carrierId: string;
  /** 128 random bits in hex, by which its cover is verified. */
  declare number: string;
  /** The person who receives it, as the carrier names that person. */
  declare recipient: string;
  declare email: string;
  declare language: Locale;
  declare content: { carrierName: string; documents: PackedDocument[] };
  declare madeBy: string | null;
  declare expiresAt: Date | string;
  declare revokedAt: Date | string | null;
}

/** A document as it stood when the packet was made. */
export interface PackedDocument {
  id: string;
  type: DocumentType;
  /** The number of the version. */
  number: number;
  fileName: string;
  size: number;
  checksum: string;
  documentDate: string;
  expirationDate: string | null;
}
