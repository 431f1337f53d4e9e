import { Archivable } from '../core/records/Entity.ts';

/** What may go wrong with a load. */
export class Incident extends Archivable {
  static override tableName = 'incidents';

  declare code: string;
  declare nameEs: string;
  declare nameEn: string;
  declare severity: 'low' | 'medium' | 'high';
}
