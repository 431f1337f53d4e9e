import { timingSafeEqual } from 'node:crypto';
import type { Knex } from 'knex';
import { keyedHash } from '../auth/keyedHash.ts';

/** A user, and the kind of mails to end. */
export interface Unsubscribe {
  userId: string;
  kind: string;
}

const TOKEN = /^([0-9a-f-]{36})\.([a-z_]{1,40})\.([\w-]{43})$/;

/** The token by which whoever received a mail ends mails of its kind; only the installation can compute it. */
export async function unsubscribeToken(db: Knex, { userId, kind }: Unsubscribe): Promise<string> {
  return `${userId}.${kind}.${await keyedHash(db, `unsubscribe ${userId} ${kind}`)}`;
}

/** Reads what a token is for; undefined for a wrong one. It is compared in constant time. */
export async function unsubscribeOf(db: Knex, token: string): Promise<Unsubscribe | undefined> {
  const [, userId, kind] = TOKEN.exec(token) ?? [];
  if (!userId || !kind) return undefined;
  const expected = Buffer.from(await unsubscribeToken(db, { userId, kind }));
  const actual = Buffer.from(token);
  const isSame = expected.length === actual.length && timingSafeEqual(expected, actual);
  return isSame ? { userId, kind } : undefined;
}
