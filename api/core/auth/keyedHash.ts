import { createHmac } from 'node:crypto';
import type { Knex } from 'knex';

/** HMAC-SHA256 of a text, as base64url, with the secret that the database keeps, so it stays the same after a restart. */
export async function keyedHash(db: Knex, text: string): Promise<string> {
  return createHmac('sha256', await secretOf(db))
    .update(text)
    .digest('base64url');
}

const secrets = new WeakMap<Knex, Promise<string>>();

function secretOf(db: Knex): Promise<string> {
  const secret = secrets.get(db) ?? readSecret(db);
  secrets.set(db, secret);
  secret.catch(() => secrets.delete(db));
  return secret;
}

async function readSecret(db: Knex): Promise<string> {
  const { value } = await db('secrets').where({ name: 'public_site' }).first();
  return value;
}
