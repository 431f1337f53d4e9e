import { randomUUID } from 'node:crypto';
import type { Transaction } from 'objection';
import { noteChanged } from '../../core/announcements/changes.ts';
import { actingUserId } from '../../core/auth/acting.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { NoticeKind, Party } from '../notices/row.ts';
import type { Locale } from '../../shared/words.ts';
import { namedStatement, runStatement } from '../../core/sql/statement.ts';
import type { Message } from '../../core/mail/message.ts';
import { noticeRow } from '../notices/table.ts';
import { ROLES, TYPES } from '../users/index.ts';
import { raise } from '../webhooks/index.ts';
import { mailLater } from './mails/mailNotices.ts';

/** Whom an event concerns. The row of the event says which of them hear of it. */
export interface Parties {
  companyId?: string | null;
  customerId?: string | null;
  carrierId?: string | null;
  userIds?: readonly string[];
  /** Only for mail. */
  addresses?: readonly Address[];
}

/** An address without an account, its language, the link of its mail if there is one, and who reads replies. */
export interface Address {
  email: string;
  language: Locale;
  link: Message['link'];
  replyTo?: Message['replyTo'];
}

/** An event: whom it concerns, its record, and the values of its text. */
export interface Notice {
  of: Parties;
  entityId: string;
  params?: Schemas['NotificationParams'];
  /** A UUID that several events share whose mails to an address are one mail. */
  batch?: string | undefined;
  /** The user who did it and is left out; by default the one who acts now. */
  author?: string | null;
}

/**
 * Notifies everybody who hears of an event and can act, within the caller's transaction: active users with full access;
 * of a carrier its admins; of Andén's company all staff; for who is away the colleague too; each by the channels that they
 * chose. The actor is left out. Programs of the same parties hear of it by their webhooks.
 */
export async function notify(
  trx: Transaction,
  kind: NoticeKind,
  { of, entityId, params = {}, batch: shared, author = actingUserId() }: Notice,
): Promise<void> {
  const { to, entity, bell, mail, digestSeconds } = noticeRow(kind);
  const { sql, bindings } = audience(to, of);
  const batch = shared ?? (digestSeconds ? entityId : randomUUID());
  const insert = namedStatement(insertFor(sql), {
    ...bindings,
    kind,
    bell,
    entity: entity!,
    entityId,
    batch,
    params: JSON.stringify(params),
    addresses: JSON.stringify(of.addresses ?? []),
    author,
    mailed: ['on', 'always'].includes(mail),
    isChosen: ['on', 'off'].includes(mail),
    digestSeconds: digestSeconds ?? 0,
  });
  const [inserted] = await runStatement<InsertedNotices>(trx, insert);
  const { shown, mails, due } = inserted!;
  await noteChanged(trx, 'notifications', shown);
  if (mails > 0) await mailLater(trx, batch, digestSeconds ? due : undefined);
  if (entity) await raise(trx, kind, { to, of, resource: entity, recordId: entityId });
}

interface InsertedNotices {
  shown: string[];
  mails: number;
  due: Date;
}

/**
 * Inserts the notifications of those who want the bell and the mails of those who want mail, and returns them and when a
 * digest is due, by the database's clock, by which queues run.
 */
const insertFor = (condition: string) => `
  with addressed as (
    select users.id from users
    where users.archived_at is null and users.access_type = 'full' and (${condition})),
  hearing as (
    select id from addressed union
    select colleague_id from absences where user_id in (select id from addressed) and colleague_id is not null),
  heard as (
    select users.id, :bell and coalesce(choices.bell, true) as bell,
      case when :isChosen then coalesce(choices.mail, :mailed) else :mailed end as mail
    from hearing users left join notification_choices choices
      on choices.user_id = users.id and choices.kind = :kind
    where users.id is distinct from :author),
  shown as (
    insert into notifications (user_id, kind, entity, entity_id, params)
    select id, :kind, :entity, :entityId, :params::jsonb from heard where bell returning id),
  mails as (
    insert into notice_mails (batch, user_id, address, language, link, reply_to, kind, entity, entity_id, params)
    select :batch::uuid, id, null, null, null, null, :kind, :entity, :entityId::uuid, :params::jsonb from heard where mail
    union all
    select :batch::uuid, null, email, language, link, "replyTo", :kind, :entity, :entityId::uuid, :params::jsonb
    from jsonb_to_recordset(:addresses::jsonb) as one (email citext, language text, link jsonb, "replyTo" jsonb)
    where :mailed
    returning 1)
  select array(select id::text from shown) as shown, (select count(*)::int from mails) as mails,
    now() + :digestSeconds * interval '1 second' as due`;

const OF_STAFF = `users.user_type_id = ${TYPES.internal}`;

/** The condition for the users of these parties. */
function audience(to: readonly Party[], of: Parties) {
  const conditions = to.map((party) => USERS[party]);
  const { companyId = null, customerId = null, carrierId = null, userIds = [] } = of;
  const bindings = { companyId, customerId, carrierId, userIds: `{${userIds.join()}}` };
  return { sql: conditions.join(' or '), bindings };
}

const USERS: Record<Party, string> = {
  company: `users.company_id = :companyId::uuid or ${OF_STAFF} and exists
    (select from employers where id = :companyId::uuid and type = 'internal')`,
  customer: 'users.company_id = :customerId::uuid',
  carrier: `users.carrier_id = :carrierId::uuid and users.user_role_id < ${ROLES.member}`,
  staff: OF_STAFF,
  users: 'users.id = any(:userIds::uuid[])',
  address: 'false',
};
