import { isIP } from 'node:net';
import type { Knex } from 'knex';

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

/** Appends events of one call to the security log, with the IP address that it came from. */
export async function writeSecurityEvents(
  db: Knex,
  events: SecurityEvent[],
  { address, now }: { address: string; now: Date },
): Promise<void> {
  const plain = address.replace(IPV4_IN_IPV6, '');
  const from = { address: isIP(plain) ? plain : null, createdAt: now };
  await db('security_events').insert(events.map((event) => ({ ...event, ...from })));
}

/** The prefix with which a socket for both protocols shows IPv4 addresses. */
const IPV4_IN_IPV6 = /^::ffff:(?=\d+\.)/;
