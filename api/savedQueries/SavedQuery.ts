import { Entity } from '../core/records/Entity.ts';

/** A list's filters, sort and columns that a person named. */
export class SavedQuery extends Entity {
  static override tableName = 'saved_queries';
  static override jsonAttributes = ['query'];

  declare userId: string;
  declare resource: string;
  declare name: string;
}
