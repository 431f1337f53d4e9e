import type { Actor } from '../core/auth/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import { Quote } from './Quote.ts';

/** What happened to the quote and its invitations, oldest first; a customer learns nothing of the carriers. */
export async function history(actor: Actor, quoteId: string): Promise<Schemas['Event'][]> {
  const sql = actor.type === 'shipper' ? OF_THE_QUOTE : OF_ALL;
  const { rows } = await Quote.knex().raw(sql, { quoteId });
  return rows;
}

const WHAT = `events.id, events.entity, events.reason, events.comment, events.from_status as "fromStatus",
  events.to_status as "toStatus", events.created_at as "createdAt"`;
const WHO = `users.first_name || ' ' || users.last_name`;

const OF_ALL = `
  select ${WHAT}, ${WHO} as "userName", carriers.carrier_name as "carrierName"
  from events
    left join users on users.id = events.user_id
    left join invitations on invitations.id = events.entity_id
    left join carriers on carriers.id = invitations.carrier_id
  where events.entity_id = :quoteId
    or events.entity_id in (select id from invitations where quote_id = :quoteId)
  order by events.created_at, events.id`;

const OF_THE_QUOTE = `
  select ${WHAT}, case when users.carrier_id is null then ${WHO} end as "userName"
  from events left join users on users.id = events.user_id
  where events.entity_id = :quoteId
  order by events.created_at, events.id`;
