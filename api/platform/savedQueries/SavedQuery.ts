import { Entity } from '../../core/sql/Entity.ts';

/** A saved query: filters, sort and columns of a list, named by a user. */
export class SavedQuery extends Entity {
  static override tableName = 'saved_queries';
  static override jsonAttributes = ['query'];

  declare userId: string;
  declare resource: string;
  declare name: string;
}
