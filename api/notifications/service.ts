import { raw } from 'objection';
import { noteChanged } from '../core/announcements/changes.ts';
import type { Actor } from '../core/auth/actor.ts';
import type { AnyListQuery } from '../core/list/dialect.ts';
import * as read from '../core/list/read.ts';
import { everything, type Scope } from '../core/auth/policy.ts';
import { Notification } from './Notification.ts';
import { notificationView } from './view.ts';

type Action = keyof typeof ACTIONS;

/** A page of notifications, either the archived or the others. */
export function list(scope: Scope, query: AnyListQuery) {
  return read.list(notificationView, scope, query, RULES);
}

export function find(scope: Scope, id: string) {
  return read.find(notificationView, scope, id);
}

/** Marks one notification; a repeat changes nothing. */
export async function mark(id: string, action: Action) {
  await Notification.query().patch(ACTIONS[action]).where({ id });
  noteChanged(Notification.knex(), 'notifications', [id]);
  return find(everything, id);
}

/** Marks all of the actor's notifications as read and returns how many were unread. */
export async function readAll({ userId }: Actor) {
  const unread = Notification.query().where({ userId }).whereNull('readAt');
  const read = await unread.whereNull('archivedAt').patch(ACTIONS.read).returning('id');
  const ids = read.map(({ id }) => id);
  noteChanged(Notification.knex(), 'notifications', ids);
  return { count: read.length };
}

/** The columns that each action sets. The time of the first reading is kept. */
const ACTIONS = {
  read: { readAt: raw('coalesce(read_at, now())') },
  unread: { readAt: null },
  archive: { archivedAt: raw('coalesce(archived_at, now())') },
  unarchive: { archivedAt: null },
} as Record<'read' | 'unread' | 'archive' | 'unarchive', object>;

const RULES: read.ListRules = {
  filters: {
    unread: (query: read.Query, value: boolean) => isSet(query, 'readAt', !value),
    archived: (query: read.Query, value: boolean) => isSet(query, 'archivedAt', value),
  },
};

function isSet(query: read.Query, column: string, value: boolean) {
  return value ? query.whereNotNull(column) : query.whereNull(column);
}
