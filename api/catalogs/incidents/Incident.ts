import { Archivable } from '../../core/sql/Entity.ts';

/** A type of incident on a load. */
export class Incident extends Archivable {
  static override tableName = 'incidents';

  declare code: string;
  declare nameEs: string;
  declare nameEn: string;
  declare severity: 'low' | 'medium' | 'high';
}
