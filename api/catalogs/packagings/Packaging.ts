import { Archivable } from '../../core/sql/Entity.ts';

/** A packaging type. */
export class Packaging extends Archivable {
  static override tableName = 'packagings';

  declare code: string;
  declare nameEs: string;
  declare nameEn: string;
  declare length: string | null;
  declare width: string | null;
  declare height: string | null;
  declare stackable: boolean;
}
