import { timingSafeEqual } from 'node:crypto';
import type { Knex } from 'knex';
import { keyedHash } from '../auth/keyedHash.ts';
import { base32, fromBase32 } from './base32.ts';

/** What mail to an address of the product is about: replies to the holder of a link, or the return of a mail of the outbox. */
export interface MailSubject {
  purpose: 'reply' | 'return';
  /** The UUID of the link or of the mail. */
  id: string;
}

const PURPOSES: MailSubject['purpose'][] = ['reply', 'return'];
const ID_BYTES = 16;
const HASH_BYTES = 20;
/** The length of a token: what is left of a local part of 64 characters behind five and a plus. */
const TOKEN = /^[a-z2-7]{58}$/;

/**
 * The address `reply+<token>@…` for what mail is about, of the `reply@…` of the settings. Its token is the id and the
 * beginning of a keyed hash, so that only this installation can make one; it opens nothing but this mailbox.
 */
export async function ownAddress(
  db: Knex,
  replyAddress: string,
  subject: MailSubject,
): Promise<string> {
  const [local, domain] = replyAddress.split('@');
  return `${local}+${await tokenOf(db, subject)}@${domain}`;
}

/** What mail to an address is about; undefined for an address that this installation did not make. */
export async function subjectOf(
  db: Knex,
  replyAddress: string,
  address: string,
): Promise<MailSubject | undefined> {
  const token = tokenIn(replyAddress, address.toLowerCase());
  const id = token && idIn(token);
  if (!id) return undefined;
  for (const purpose of PURPOSES)
    if (isSame(token, await tokenOf(db, { purpose, id }))) return { purpose, id };
  return undefined;
}

function tokenIn(replyAddress: string, address: string): string | undefined {
  const [local, domain] = replyAddress.toLowerCase().split('@');
  const token = address.slice(local!.length + 1, -domain!.length - 1);
  return address === `${local}+${token}@${domain}` && TOKEN.test(token) ? token : undefined;
}

function idIn(token: string): string {
  const hex = fromBase32(token)!.subarray(0, ID_BYTES).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

async function tokenOf(db: Knex, { purpose, id }: MailSubject): Promise<string> {
  const hash = Buffer.from(await keyedHash(db, `${purpose} ${id}`), 'base64url');
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return base32(Buffer.concat([bytes, hash.subarray(0, HASH_BYTES)]));
}

function isSame(token: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(token), Buffer.from(expected));
}
