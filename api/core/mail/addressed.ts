import type { Knex } from 'knex';
import { keyedHash } from '../auth/keyedHash.ts';
import type { Addressed, Message } from './message.ts';
import { unsubscribeToken } from './unsubscribeToken.ts';

/** The page that ends mails of a kind. */
export const UNSUBSCRIBE_PAGE = '/unsubscribe';

/** A mail with its URLs; their secret parts are computed when it is sent, and the outbox does not hold them. */
export async function addressed(db: Knex, message: Message, publicUrl: string): Promise<Addressed> {
  const { link, unsubscribe } = message;
  const secret = link?.signed ? await keyedHash(db, link.signed) : '';
  const token = unsubscribe && (await unsubscribeToken(db, unsubscribe));
  return {
    message,
    url: link && publicUrl + link.path + secret,
    unsubscribeUrl: token && `${publicUrl}${UNSUBSCRIBE_PAGE}?token=${token}`,
  };
}
