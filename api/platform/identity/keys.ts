import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Knex } from 'knex';

/** The private RS256 key that signs tokens, and the secret that signs cookies. */
export interface ProviderKeys {
  signing: JWK;
  cookie: string;
}

/**
 * The provider's keys, created at the first call and stored in the database, so that tokens and sessions stay valid after
 * a restart. Processes that start at the same time get the same keys.
 */
export async function loadKeys(db: Knex): Promise<ProviderKeys> {
  const signing = await readOrCreate(db, 'signing', makeSigningKey);
  const cookie = await readOrCreate(db, 'cookie', makeCookieSecret);
  return { signing, cookie: cookie.secret };
}

/** The public part of a signing key. */
export function publicPart({ kty, n, e, kid, alg, use }: JWK): JWK {
  return { kty, n, e, kid, alg, use } as JWK;
}

async function readOrCreate<T extends object>(
  db: Knex,
  kind: string,
  make: () => Promise<T>,
): Promise<T> {
  const storedKey = await readKey<T>(db, kind);
  if (storedKey) return storedKey;
  const secret = JSON.stringify(await make());
  await db('oidc_keys').insert({ kind, secret }).onConflict('kind').ignore();
  return (await readKey<T>(db, kind))!;
}

async function readKey<T>(db: Knex, kind: string): Promise<T | undefined> {
  const row = await db('oidc_keys').where({ kind }).first('secret');
  return row?.secret as T | undefined;
}

async function makeSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'RS256', use: 'sig' };
}

async function makeCookieSecret(): Promise<{ secret: string }> {
  return { secret: randomBytes(32).toString('base64url') };
}
