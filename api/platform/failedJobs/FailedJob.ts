import { Entity } from '../../core/sql/Entity.ts';

/** A background job that failed at every attempt. */
export class FailedJob extends Entity {
  static override tableName = 'failed_jobs';
}
