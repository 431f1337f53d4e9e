import type { Knex } from 'knex';
import { allowTime } from '../../../db/timeouts.ts';
import { announce } from '../../core/announcements/announce.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Storage } from '../../core/files/storage.ts';
import { afterCommit } from '../../core/sql/transaction.ts';
import { User } from '../../platform/users/index.ts';
import { eraseReplies } from './eraseReplies.ts';
import { clearHistory } from './history.ts';
import { OWN } from './ofAddress.ts';
import { pseudonymOf, replacementsOf } from './pseudonym.ts';
import { sweep } from './sweep.ts';

/**
 * Erases a user's personal data in one transaction: deactivates the user, deletes what is only the user's, and replaces
 * the name, e-mail address and phone everywhere. The id stays, so that the history still says who by a pseudonym.
 */
export async function erase(user: Schemas['User'], now: Date, storage: Storage): Promise<void> {
  await User.transaction(async (trx) => {
    await allowTime(trx);
    const files = await filesOf(trx, user.id);
    await afterCommit(() => Promise.all(files.map((key) => storage.remove(key))));
    for (const sql of CLEARING) await trx.raw(sql, { id: user.id });
    await trx('mails').where({ recipient: user.email }).delete();
    await trx('refused_addresses').where({ address: user.email }).delete();
    await replaceContacts(trx, user);
    await replaceUser(trx, user, now);
    await sweep(trx, replacementsOf(user, pseudonymOf(user.id)));
    await announce(trx, 'users', user.id);
  });
}

const CLEARING = [
  'delete from saved_queries where user_id = :id',
  'delete from notifications where user_id = :id',
  'delete from notice_mails where user_id = :id',
  'delete from notification_choices where user_id = :id',
  "delete from links where kind = 'feed' and subject_id = :id",
  'update api_keys set revoked_at = now() where user_id = :id and revoked_at is null',
  'delete from idempotency_keys where user_id = :id',
  'delete from oidc_payloads where account_id = :id::text',
  'delete from import_staging where import_id in (select id from imports where user_id = :id)',
  'delete from import_rows where import_id in (select id from imports where user_id = :id)',
];

/** The files that the user uploaded to be imported, which may contain anything. */
async function filesOf(trx: Knex, userId: string): Promise<string[]> {
  const files = await trx('imports').select('fileKey').where({ userId });
  return files.map(({ fileKey }) => fileKey as string);
}

/** Contacts with the user's e-mail address are the same person. */
async function replaceContacts(trx: Knex, { id, email }: Schemas['User']): Promise<void> {
  const { name, lastName } = pseudonymOf(id);
  const full = `${name} ${lastName}`;
  const values = { value: email.toLowerCase(), full };
  await trx.raw(`update contacts set name = :full where ${OWN.contacts}`, values);
  await trx.raw(`update inquiries set name = :full where ${OWN.inquiries}`, values);
  await eraseReplies(trx, values.value, full);
}

async function replaceUser(trx: Knex, user: Schemas['User'], now: Date): Promise<void> {
  const { name, lastName, email } = pseudonymOf(user.id);
  const absence = { awayFrom: null, awayUntil: null, coveredBy: null };
  const empty = { maidenName: null, phone: null, identitySub: null, files: '{}', ...absence };
  const archivedAt = user.archivedAt ?? now;
  await trx('users')
    .where({ id: user.id })
    .update({ ...empty, email, firstName: name, lastName, archivedAt })
    .increment('version');
  await clearHistory(trx, [user.id]);
}
