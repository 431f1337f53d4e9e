import { Archivable } from '../../core/sql/Entity.ts';

/** A commodity type. */
export class Comodity extends Archivable {
  static override tableName = 'comodities';

  declare code: string;
  declare nameEs: string;
  declare nameEn: string;
  declare hazmat: boolean;
}
