import { isIP } from 'node:net';
import type { Knex } from 'knex';
import { runStatement } from '../sql/statement.ts';

/** An entry of the security log; `code` is the error code of a refused call. */
export interface SecurityEvent {
  event:
    | 'sign_in'
    | 'sign_out'
    | 'reuse'
    | 'refused'
    | 'rights'
    | 'export'
    | 'download'
    | 'personal_data';
  operation: string;
  entityId?: string | undefined;
  userId?: string | undefined;
  /** The API key by which the user's program called. */
  apiKeyId?: string | undefined;
  code?: string | undefined;
}

/** An event that a handler reports; the step that writes it adds the operation. */
export type SecurityNote = Omit<SecurityEvent, 'operation'>;

/**
 * Appends events of one call to the security log, with the IP address that it came from. Refusals of one caller, operation
 * and code in one minute are one entry, which counts them; its record is that of the first.
 */
export async function writeSecurityEvents(
  db: Knex,
  events: SecurityEvent[],
  { address, now }: { address: string; now: Date },
): Promise<void> {
  const plain = address.replace(IPV4_IN_IPV6, '');
  const values = [JSON.stringify(events), isIP(plain) ? plain : null, now];
  await runStatement(db, { text: INSERT, values });
}

const INSERT = `
  insert into security_events
    (event, operation, entity_id, user_id, api_key_id, code, address, created_at, counted_as)
  select event, operation, "entityId", "userId", "apiKeyId", code, $2::inet, $3::timestamptz,
    case when event = 'refused' then concat_ws(' ', date_trunc('minute', $3::timestamptz at time zone 'UTC'),
      coalesce("userId"::text, host($2::inet)), "apiKeyId", operation, code) end
  from json_to_recordset($1) as noted
    (event text, operation text, "entityId" uuid, "userId" uuid, "apiKeyId" uuid, code text)
  on conflict (counted_as) where counted_as is not null
  do update set count = security_events.count + 1, last_at = excluded.created_at`;

/** The prefix with which a socket for both protocols shows IPv4 addresses. */
const IPV4_IN_IPV6 = /^::ffff:(?=\d+\.)/;
