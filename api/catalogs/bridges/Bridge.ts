import { Archivable } from '../../core/sql/Entity.ts';

/** A border crossing for trucks between Mexico and the United States. */
export class Bridge extends Archivable {
  static override tableName = 'bridges';

  declare code: string;
  declare nameEs: string;
  declare nameEn: string;
  /** The code of the port of entry at U.S. Customs and Border Protection. */
  declare usPort: string | null;
  /** The Mexican customs office. */
  declare mxCustoms: string | null;
  declare timeZone: string;
}
