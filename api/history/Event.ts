import { CompanyEntity } from '../core/records/Entity.ts';

/** A change of status of a quote, an invitation or a load, with whose it is: the view `history`, only read. */
export class Event extends CompanyEntity {
  static override tableName = 'history';
}
