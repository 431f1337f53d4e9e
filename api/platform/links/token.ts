import { timingSafeEqual } from 'node:crypto';
import type { Knex } from 'knex';
import { keyedHash } from '../../core/auth/keyedHash.ts';
import type { Link } from './Link.ts';

type TokenClaims = Pick<Link, 'id' | 'kind' | 'subjectId' | 'partyId' | 'number'>;

const ID_LENGTH = 22;
const TOKEN = /^[\w-]{65}$/;

/**
 * The beginning of a link's token, its id in base64url, and the text whose keyed hash (HMAC-SHA-256) is the rest. Only
 * who knows the secret of the installation can compute the whole token.
 */
export function partsOf({ id, kind, subjectId, partyId, number }: TokenClaims) {
  const start = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
  return { start, signed: `link ${id} ${kind} ${subjectId} ${partyId} ${number}` };
}

/** The token of a link. */
export async function tokenOf(db: Knex, link: TokenClaims): Promise<string> {
  const { start, signed } = partsOf(link);
  return start + (await keyedHash(db, signed));
}

/** The id of the link that a token names, before the token is checked; undefined for any other text. */
export function idIn(token: string): string | undefined {
  if (!TOKEN.test(token)) return undefined;
  const hex = Buffer.from(token.slice(0, ID_LENGTH), 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Whether this is the link's present token, compared in constant time. */
export async function isTokenOf(db: Knex, link: TokenClaims, token: string): Promise<boolean> {
  const expected = Buffer.from(await tokenOf(db, link));
  const actual = Buffer.from(token);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
