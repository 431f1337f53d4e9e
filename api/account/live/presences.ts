import type { Knex } from 'knex';
import { announce, onAnnounced } from '../../core/announcements/announce.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';

/** A record that a user of a company or carrier has opened, has left or begins to edit. */
export interface PresenceChange {
  resource: string;
  recordId: string;
  userId: string;
  employerId: string;
}

/**
 * Keeps for 30 s that a page of the caller has a record open, and returns the other users of the same company or carrier
 * who have it open too. Announces only what is new about the page.
 */
export async function keepPresence(
  db: Knex,
  { userId, employerId }: Actor,
  { pageId, resource, recordId, isEditing, streamId = null }: Kept,
  now: Date,
): Promise<Schemas['Presence'][]> {
  const since = new Date(now.getTime() - KEPT_MS);
  const page = { pageId, resource, recordId, isEditing, streamId, userId, employerId, now, since };
  const before = await db.raw<{ rows: Editing[] }>(BEFORE, page);
  const { rows: kept } = await db.raw<{ rows: Editing[] }>(KEEP, page);
  if (kept[0] && kept[0].isEditing !== before.rows[0]?.isEditing)
    await announcePresence(db, { resource, recordId, userId, employerId } as PresenceChange);
  const others = await db.raw<{ rows: Schemas['Presence'][] }>(OTHERS, page);
  return others.rows;
}

/**
 * Ends the presence of a page of the caller for good, also when an earlier call of the page arrives later; without
 * effect when there is none.
 */
export async function endPresence(db: Knex, { userId }: Actor, pageId: string): Promise<void> {
  const { rows } = await db.raw<{ rows: PresenceChange[] }>(END, { pageId, userId });
  if (rows[0]) await announcePresence(db, rows[0]);
}

/** Ends the presences of all pages whose browser has lost this stream, until the pages call again. */
export async function endPresencesOf(
  db: Knex,
  { userId }: Actor,
  streamId: string,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - KEPT_MS);
  const { rows } = await db.raw<{ rows: PresenceChange[] }>(END_ALL, { streamId, userId, since });
  for (const change of rows) await announcePresence(db, change);
}

/** Calls `listener` with the changes in all processes. */
export function onPresence(listener: (change: PresenceChange) => void): void {
  onAnnounced(TOPIC, (text) => text && listener(JSON.parse(text) as PresenceChange));
}

function announcePresence(db: Knex, change: PresenceChange): Promise<void> {
  return announce(db, TOPIC, JSON.stringify(change));
}

interface Editing {
  isEditing: boolean;
}

type Kept = Omit<Schemas['PresenceInput'], 'streamId'> & { streamId?: string | null };

const TOPIC = 'presences';
const KEPT_MS = 30_000;

/** A statement of its own: Citus refuses a subquery in the insertion. */
const BEFORE = `select is_editing as "isEditing" from presences where id = :pageId and seen_at > :since`;

/** Leaves another user's page alone, and returns no row of it. */
const KEEP = `
  insert into presences as known (id, user_id, employer_id, resource, record_id, is_editing, stream_id,
    seen_at)
  values (:pageId, :userId, :employerId, :resource, :recordId, :isEditing, :streamId, :now)
  on conflict (id) do update set is_editing = excluded.is_editing, stream_id = excluded.stream_id,
      seen_at = excluded.seen_at
    where known.user_id = excluded.user_id and known.record_id = excluded.record_id
      and known.seen_at > '-infinity'
  returning is_editing as "isEditing"`;

const OTHERS = `
  select users.first_name || ' ' || users.last_name as name, bool_or(is_editing) as "isEditing"
  from presences join users on users.id = user_id
  where record_id = :recordId and resource = :resource and employer_id = :employerId
    and user_id <> :userId and seen_at > :since and archived_at is null
  group by users.id order by name`;

const CHANGE = `resource, record_id as "recordId", user_id as "userId", employer_id as "employerId"`;

const END = `
  update presences set seen_at = '-infinity'
  where id = :pageId and user_id = :userId and seen_at > '-infinity'
  returning ${CHANGE}`;

const END_ALL = `
  update presences set seen_at = 'epoch'
  where stream_id = :streamId and user_id = :userId and seen_at > :since
  returning ${CHANGE}`;
