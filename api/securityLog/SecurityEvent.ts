import { Entity } from '../core/records/Entity.ts';

/** An entry of the security log; entries are never changed. */
export class SecurityEvent extends Entity {
  static override tableName = 'security_events';
}
