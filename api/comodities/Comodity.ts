import { Archivable } from '../core/records/Entity.ts';

/** A kind of goods. */
export class Comodity extends Archivable {
  static override tableName = 'comodities';

  declare code: string;
  declare nameEs: string;
  declare nameEn: string;
  declare hazmat: boolean;
}
