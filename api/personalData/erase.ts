import type { Knex } from 'knex';
import { allowTime } from '../../db/timeouts.ts';
import { announce } from '../core/announcements/announce.ts';
import type { Schemas } from '../core/contract/types.ts';
import type { Storage } from '../core/files/storage.ts';
import { afterCommit } from '../core/records/transaction.ts';
import { User } from '../users/index.ts';
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
    for (const sql of DELETIONS) await trx.raw(sql, { id: user.id });
    await trx('mails').where({ recipient: user.email }).delete();
    await replaceContacts(trx, user);
    await replaceUser(trx, user, now);
    await sweep(trx, replacementsOf(user, pseudonymOf(user.id)));
    await announce(trx, 'users', user.id);
  });
}

const DELETIONS = [
  'delete from saved_queries where user_id = :id',
  'delete from notifications where user_id = :id',
  'delete from idempotency_keys where user_id = :id',
  'delete from oidc_payloads where account_id = :id::text',
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
  await trx('contacts')
    .whereIn('id', trx('contact_emails').select('contactId').where({ email }))
    .update({ name: `${name} ${lastName}` });
  await trx('inquiries')
    .where({ email })
    .update({ name: `${name} ${lastName}` });
}

async function replaceUser(trx: Knex, user: Schemas['User'], now: Date): Promise<void> {
  const { name, lastName, email } = pseudonymOf(user.id);
  const empty = { maidenName: null, phone: null, identitySub: null, files: '{}' };
  const archivedAt = user.archivedAt ?? now;
  await trx('users')
    .where({ id: user.id })
    .update({ ...empty, email, firstName: name, lastName, archivedAt })
    .increment('version');
  await trx.raw(`set local anden.erasing = 'on'`);
  await trx.raw(OWN_HISTORY, { id: user.id });
}

/** The recorded changes of the user keep their fields, without the values of personal ones. */
const OWN_HISTORY = `
  update changes set
    before = before || (select coalesce(jsonb_object_agg(key, null::text), '{}') from jsonb_object_keys(before) key where key = any(personal)),
    after = after || (select coalesce(jsonb_object_agg(key, null::text), '{}') from jsonb_object_keys(after) key where key = any(personal))
  from (select array['email', 'firstName', 'lastName', 'maidenName', 'phone', 'files',
    'first_name', 'last_name', 'maiden_name', 'identity_sub'] as personal) as fields
  where entity = 'users' and entity_id = :id`;
