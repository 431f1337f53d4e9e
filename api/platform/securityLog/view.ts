import type { Schemas } from '../../core/contract/types.ts';
import { columns, view } from '../../core/sql/view.ts';
import { SecurityEvent } from './SecurityEvent.ts';

/** The fields of an entry of the security log that are returned. */
export const securityEventView = view<Schemas['SecurityEvent']>(SecurityEvent, {
  ...columns('id', 'createdAt', 'event', 'operation', 'userId', 'entityId', 'code'),
  ...columns('count', 'lastAt'),
  keyName: '(select name from key_names where id = security_events.api_key_id)',
  userName: `(select first_name || ' ' || last_name from users where id = security_events.user_id)`,
  address: 'host(security_events.address)',
});
