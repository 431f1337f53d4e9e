import type { Schemas } from '../../core/contract/types.ts';
import * as read from '../../core/list/read.ts';
import { Invitation, invitationPolicy } from '../../quoting/invitations/index.ts';
import { bounds } from './period.ts';
import type { ResultsRequest } from './asked.ts';
import { ANSWERED, asList, LANES, lists, PLACED, placedBy, STATUSES } from './sql.ts';

type Sections = Pick<Schemas['Results'], 'statuses' | 'answers' | 'reasons' | 'lanes'>;

/** Reads the outcome of the invitations of a period that the actor, a carrier, received. */
export function carrierResults({
  actor,
  period,
  currency,
  now,
}: ResultsRequest): Promise<Sections> {
  const invitations = read
    .within(Invitation.query(), invitationPolicy.visible(actor))
    .whereBetween('invitations.sentAt', bounds(period))
    .join('quotes', (on) =>
      on.on('quotes.companyId', 'invitations.companyId').andOn('quotes.id', 'invitations.quoteId'),
    )
    .select(
      'invitations.id',
      'invitations.companyId',
      'invitations.status',
      'invitations.closeReason',
    )
    .select('invitations.sentAt', 'invitations.startsAt', 'invitations.sentAt as at')
    .select('quotes.originState', 'quotes.destinationState', 'quotes.stopStates')
    .select('quotes.exchangeRate')
    .select(Invitation.raw(`invitations.status = 'assigned' as awarded`))
    .select(Invitation.raw(`(select min(rates.created_at) from ${RATES}) as first_rate_at`))
    .select(Invitation.raw(`(${LAST_AMOUNT}) as amount`, [currency]));
  return lists<Sections>(Invitation.knex(), STATEMENT, [
    invitations.toKnexQuery(),
    ...placedBy(period),
    now,
  ]);
}

const RATES = `rates where rates.company_id = invitations.company_id
  and rates.invitation_id = invitations.id and not rates.late`;

const LAST_AMOUNT = `select comparable_amount(rates.total, rates.currency, ?, quotes.exchange_rate) from ${RATES}
  order by rates.version desc limit 1`;

const STATEMENT = `
  with asked as materialized (?),
    ${PLACED},
    priced as (select id, origin_state, destination_state, stop_states, amount from asked)
  select ${STATUSES} as statuses, ${ANSWERED} as answers, ${LANES} as lanes,
    ${asList(`
      select case status when 'rejected_by_carrier' then 'declined' else 'closed' end as of,
        close_reason as reason, count(*)::int as count
      from asked where status in ('rejected_by_carrier', 'rejected') and close_reason is not null
      group by 1, 2 order by 1 desc, 3 desc, 2`)} as reasons`;
