import { CompanyEntity } from '../../core/sql/Entity.ts';

/** A file that proves an accessorial. */
export class AccessorialFile extends CompanyEntity {
  static override tableName = 'accessorial_files';

  declare accessorialId: string;
  declare fileKey: string;
  declare fileName: string;
  declare mediaType: string;
  declare size: number;
  declare checksum: string;
  declare sentAt: Date | string;
  declare sentBy: string | null;
}
