import { Entity } from '../../core/sql/Entity.ts';

/** An entry of the security log; of its columns only the count of refusals and the time of the last one ever change. */
export class SecurityEvent extends Entity {
  static override tableName = 'security_events';
}
