import type { QueryBuilder } from 'objection';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Entity } from '../../core/sql/Entity.ts';
import * as read from '../../core/list/read.ts';
import { Invitation, invitationPolicy } from '../../quoting/invitations/index.ts';
import { Quote, quotePolicy } from '../../quoting/quotes/index.ts';

const MAX_LANES = 200;

/** The lanes with the most quotes since a time; for a carrier, with its invitations. */
export async function lanes(actor: Actor, since: Date): Promise<Schemas['MapLane'][]> {
  const source = actor.type === 'carrier' ? carrierLanes(actor, since) : quoteLanes(actor, since);
  const { rows } = await Quote.knex().raw(LANES, [source.toKnexQuery(), MAX_LANES]);
  return rows;
}

const LANES = `
  select origin_state as "originState", destination_state as "destinationState", count(*)::int as quotes
  from (?) as asked group by 1, 2 order by quotes desc, 1, 2 limit ?`;

type EntityQuery = QueryBuilder<Entity, unknown>;

function quoteLanes(actor: Actor, since: Date): EntityQuery {
  return read
    .within(Quote.query(), quotePolicy.listed(actor))
    .where('quotes.createdAt', '>=', since)
    .select('originState', 'destinationState');
}

function carrierLanes(actor: Actor, since: Date): EntityQuery {
  return read
    .within(Invitation.query(), invitationPolicy.visible(actor))
    .where('invitations.sentAt', '>=', since)
    .join('quotes', (on) =>
      on.on('quotes.companyId', 'invitations.companyId').andOn('quotes.id', 'invitations.quoteId'),
    )
    .select('quotes.originState', 'quotes.destinationState');
}
