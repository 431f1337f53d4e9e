import { Archivable } from '../../core/sql/Entity.ts';

/** A type of trailer or truck. */
export class Equipment extends Archivable {
  static override tableName = 'equipments';

  declare code: string;
  declare nameEs: string;
  declare nameEn: string;
}
