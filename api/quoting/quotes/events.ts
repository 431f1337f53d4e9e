import type { CompanyKey } from '../../core/sql/Entity.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { customersTerms, forCustomer } from './price/belowCost.ts';
import { Quote } from './Quote.ts';

/** The events of a quote and its invitations, oldest first; a customer does not see the carriers' events. */
export async function eventsOf(
  actor: Actor,
  { id: quoteId, companyId }: CompanyKey,
): Promise<Schemas['Event'][]> {
  const sql = actor.type === 'shipper' ? OF_THE_QUOTE : ALL_EVENTS;
  const { rows } = await Quote.knex().raw(sql, { quoteId, companyId });
  return rows;
}

const EVENT_COLUMNS = `events.id, events.entity, events.from_status as "fromStatus", events.to_status as "toStatus", events.created_at as "createdAt",
  events.link_party_id is not null as "byLink"`;
const USER_NAME = `users.first_name || ' ' || users.last_name`;

const KEY_NAME = '(select name from key_names where key_names.id = events.api_key_id)';

const ALL_EVENTS = `
  select ${EVENT_COLUMNS}, events.reason, events.comment, events.facts->'terms' as terms,
    events.facts->'lackingDocuments' as "lackingDocuments", ${USER_NAME} as "userName", ${KEY_NAME} as "keyName", carriers.carrier_name as "carrierName"
  from events
    left join users on users.id = events.user_id
    left join quote_answers answers on events.entity = 'invitations'
      and answers.company_id = events.company_id and answers.invitation_id = events.entity_id
    left join carriers on carriers.id = answers.carrier_id
  where events.company_id = :companyId and (events.entity_id = :quoteId or events.entity_id in (
    select asked.invitation_id from quote_answers asked
    where asked.company_id = :companyId and asked.quote_id = :quoteId))
  order by events.created_at, events.id`;

const OF_THE_QUOTE = `
  select ${EVENT_COLUMNS}, ${customersTerms("events.facts->'terms'")} as terms, ${forCustomer('events', 'reason')} as reason, ${forCustomer('events', 'comment')} as comment,
    case when users.carrier_id is null then ${USER_NAME} end as "userName"
  from events left join users on users.id = events.user_id
  where events.company_id = :companyId and events.entity_id = :quoteId
  order by events.created_at, events.id`;
