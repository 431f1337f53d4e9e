import type { Knex } from 'knex';
import type { Schemas } from '../../core/contract/types.ts';
import type { Module } from '../../core/modules/module.ts';
import { activityOf } from './activity.ts';
import { OWN, REPLIES } from './ofAddress.ts';
import { rowsOf } from './rows.ts';

type Rows = Record<string, unknown>[];

/**
 * Everything about a user: the own record, what belongs to it, records of others with its e-mail address, and what it did
 * with records that it may see, by time and kind. What others wrote about business stays out.
 */
export async function collect(
  { db, modules }: { db: Knex; modules: Module[] },
  user: Schemas['User'],
  now: Date,
): Promise<Schemas['PersonalData']> {
  const { id, email } = user;
  const entries = await Promise.all(
    Object.entries(QUERIES).map(
      async ([kind, sql]) => [kind, await rowsOf(db, sql, { id, email })] as const,
    ),
  );
  const kinds = Object.fromEntries(entries) as Record<keyof typeof QUERIES, Rows>;
  const activity = await activityOf(modules, user.id);
  return { exportedAt: now.toISOString(), user, ...kinds, ...activity };
}

const QUERIES = {
  contacts: `select name, position, emails, phones, language, created_at from contacts
    where ${OWN.contacts.replace(':value', ':email')}`,
  savedQueries: `select resource, name, query, created_at from saved_queries where user_id = :id`,
  notificationChoices: `select kind, bell, mail from notification_choices where user_id = :id`,
  notifications: `select kind, params, created_at, read_at from notifications where user_id = :id`,
  apiKeys: `select name, prefix, scopes, created_at, expires_at, revoked_at, last_used_at from api_keys
    where user_id = :id`,
  feeds: `select created_at, expires_at, opened_at as read_at from links where kind = 'feed' and subject_id = :id`,
  imports: `select resource, file_name, rows_total, created_at from imports where user_id = :id`,
  inquiries: `select kind, name, company_name, email, phone, message, created_at from inquiries where email = :email`,
  registrations: `select email, fields, created_at, finished_at from registrations where email = :email`,
  mails: `select recipient, created_at, sent_at from mails where recipient = :email`,
  replies: REPLIES.replace(':value', 'lower(:email)'),
};
