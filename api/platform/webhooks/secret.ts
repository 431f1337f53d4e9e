import type { Knex } from 'knex';
import { keyedHash } from '../../core/auth/keyedHash.ts';
import type { Webhook } from './Webhook.ts';

type Signing = Pick<Webhook, 'id' | 'secretNumber'>;

/**
 * The secret of a webhook as Standard Webhooks writes it: `whsec_` and base64 of the keyed hash of its id and number. It
 * is computed whenever something is signed, so that the database does not hold it.
 */
export async function secretOf(db: Knex, { id, secretNumber }: Signing): Promise<string> {
  const hash = await keyedHash(db, `webhook ${id} ${secretNumber}`);
  return `whsec_${Buffer.from(hash, 'base64url').toString('base64')}`;
}

/** The secrets that sign now: the present one and, until `previousUntil`, the one before. */
export async function secretsOf(
  db: Knex,
  webhook: Signing & Pick<Webhook, 'previousUntil'>,
  now: Date,
): Promise<string[]> {
  const { id, secretNumber, previousUntil } = webhook;
  const isRotating = previousUntil && new Date(previousUntil) > now;
  const numbers = isRotating ? [secretNumber, secretNumber - 1] : [secretNumber];
  return Promise.all(numbers.map((number) => secretOf(db, { id, secretNumber: number })));
}
