import { sameCompany } from '../../core/sql/dialect/sameCompany.ts';

/** SQL: the last override of missing documents for the carrier that has the load. */
export const OVERRIDDEN = `(select json_build_object('at', events.created_at, 'comment', events.comment,
    'documents', coalesce(events.facts->'lackingDocuments', '[]'), 'userName', users.first_name || ' ' || users.last_name)
  from invitations join events on events.company_id = invitations.company_id and events.entity = 'invitations'
      and events.entity_id = invitations.id and events.reason = 'documents_overridden'
    left join users on users.id = events.user_id
  where ${sameCompany('invitations', 'shipments')} and invitations.quote_id = shipments.quote_id
    and invitations.carrier_id = shipments.carrier_id and invitations.status = 'assigned'
  order by events.created_at desc limit 1)`;
