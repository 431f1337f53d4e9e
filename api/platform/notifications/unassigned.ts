import type { Schemas } from '../../core/contract/types.ts';
import { TYPES } from '../users/index.ts';
import { Notification } from './Notification.ts';

type Kind = Schemas['NotificationKind'];

/**
 * The number of records that need an action of Andén's staff and whose notifications none of them has read, with the
 * kinds of notification.
 */
export async function unassigned(): Promise<{ count: number; kinds: Kind[] }> {
  const { rows } = await Notification.knex().raw(SQL, { asking: `{${ASKING.join()}}` });
  return rows[0];
}

/** The kinds of notification that require an action of the staff. */
const ASKING: Kind[] = ['quote_requested', 'quote_expired'];

const SQL = `
  with waiting as (
    select kind, entity_id from notifications join users on users.id = notifications.user_id
    where user_type_id = ${TYPES.internal} and kind = any(:asking::text[])
    group by kind, entity_id having bool_and(read_at is null and notifications.archived_at is null))
  select count(distinct entity_id)::int as count,
    coalesce(array_agg(distinct kind order by kind), '{}') as kinds
  from waiting`;
