import type { Knex } from 'knex';
import { OWN } from './ofAddress.ts';

/**
 * Forgets the mails with which a person replied, as they came with their files, and the name of their sender. What they
 * answered stays with the record, where the person's data are replaced.
 */
export async function eraseReplies(trx: Knex, value: string, name: string): Promise<void> {
  const { rows } = await trx.raw(MAILS, { value });
  const ids = (rows as { mail_id: string }[]).map(({ mail_id: id }) => id);
  await trx('received_mails').whereIn('id', ids).delete();
  await trx.raw(SENDERS, { value, name });
}

const MAILS = `select mail_id from invitation_replies where ${OWN.replies} and mail_id is not null`;
const SENDERS = `
  update invitation_replies set sender_name = :name, mail_id = null where ${OWN.replies}`;
