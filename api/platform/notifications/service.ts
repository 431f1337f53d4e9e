import { raw } from 'objection';
import { noteChanged } from '../../core/announcements/changes.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { AnyListQuery } from '../../core/list/listQuery.ts';
import { Page } from '../../core/list/page.ts';
import * as read from '../../core/list/read.ts';
import { sentenceOf } from '../notices/sentence.ts';
import { noticeRow } from '../notices/table.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { everything, type Scope } from '../../core/auth/policy.ts';
import { Notification } from './Notification.ts';
import { notificationPolicy as may } from './policy.ts';
import { notificationView } from './view.ts';

type NotificationBody = Schemas['Notification'];
type Action = keyof typeof ACTIONS;

/** A page of the actor's notifications, either the archived or the others. */
export async function list(actor: Actor, query: AnyListQuery) {
  const page = await read.list(notificationView, may.visible(actor), query, RULES);
  return page instanceof Page ? page.map(withText) : page;
}

export async function find(scope: Scope, id: string) {
  return withText(await read.find(notificationView, scope, id));
}

/** Adds the sentence that the event's row has for its values. */
function withText(notification: Omit<NotificationBody, 'text'>): NotificationBody {
  return { ...notification, text: sentenceOf(noticeRow(notification.kind), notification.params) };
}

/** Marks one notification; a repeat changes nothing. */
export async function mark(id: string, action: Action) {
  const { set, where } = ACTIONS[action];
  await Notification.query()
    .patch(set)
    .where({ id, ...where });
  await noteChanged(Notification.knex(), 'notifications', [id]);
  return find(everything, id);
}

/** Counts the actor's unread notifications. */
export function countUnread(actor: Actor): Promise<number> {
  return unreadOf(actor).resultSize();
}

/** Marks all of the actor's notifications as read and returns how many were unread. */
export async function readAll(actor: Actor) {
  const read = await unreadOf(actor).patch(ACTIONS.read.set).returning('id');
  const ids = read.map(({ id }) => id);
  await noteChanged(Notification.knex(), 'notifications', ids);
  return { count: read.length };
}

function unreadOf({ userId }: Actor) {
  return Notification.query().where({ userId }).whereNull('readAt').whereNull('archivedAt');
}

/** The columns that each action sets, and which notifications it changes: the time of the first reading is kept. */
const ACTIONS = {
  read: { set: { readAt: raw('now()') }, where: { readAt: null } },
  unread: { set: { readAt: null }, where: {} },
  archive: { set: { archivedAt: raw('now()') }, where: { archivedAt: null } },
  unarchive: { set: { archivedAt: null }, where: {} },
} as Record<'read' | 'unread' | 'archive' | 'unarchive', { set: object; where: object }>;

const RULES: read.ListRules = {
  filters: {
    unread: (query: read.Query, value: boolean) => isSet(query, 'readAt', !value),
    archived: (query: read.Query, value: boolean) => isSet(query, 'archivedAt', value),
  },
  reads: ['kind', 'params'],
};

function isSet(query: read.Query, column: string, value: boolean) {
  return value ? query.whereNotNull(column) : query.whereNull(column);
}
