import { CompanyEntity } from '../../core/sql/Entity.ts';

/**
 * A change of status of a quote, an invitation or a shipment, with its owners: a row of the view `history`, read-
 * only.
 */
export class Event extends CompanyEntity {
  static override tableName = 'history';
}
