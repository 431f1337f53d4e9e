import { CompanyEntity } from '../../core/sql/Entity.ts';
import type { Reading } from './reading/readings.ts';

/** A page or a photo that was sent as evidence. */
export class EvidenceFile extends CompanyEntity {
  static override tableName = 'evidence_files';
  static override jsonAttributes = ['reading'];

  declare evidenceId: string;
  declare round: number;
  declare fileKey: string;
  declare fileName: string;
  declare mediaType: string;
  declare size: number;
  declare checksum: string;
  declare takenAt: Date | string | null;
  declare latitude: string | null;
  declare longitude: string | null;
  declare sentAt: Date | string;
  declare sentBy: string | null;
  /** The reading of the file; null before it was read, and for files that are not read. */
  declare reading: Reading | null;
}
