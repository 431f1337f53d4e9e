import type { QueryBuilder } from 'objection';
import type { Actor } from '../core/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import type { Entity } from '../core/Entity.ts';
import * as read from '../core/list/read.ts';
import { Invitation } from '../invitations/Invitation.ts';
import { invitationPolicy } from '../invitations/policy.ts';
import { quotePolicy } from '../quotes/policy.ts';
import { Quote } from '../quotes/Quote.ts';
import { ANSWERS } from './answers.ts';

/** How the quotes that the actor may see were answered in the last days; a carrier's, how it answered. */
export async function metrics(actor: Actor, days: number, now: Date): Promise<Schemas['Metrics']> {
  const since = new Date(now.getTime() - days * 24 * 60 * 60_000);
  const asked = actor.type === 'carrier' ? ofCarrier(actor) : ofQuotes(actor);
  const { rows } = await Quote.knex().raw(`select ${ANSWERS} from (?) as asked`, [
    now,
    asked.whereNotNull('sentAt').where('sentAt', '>=', since).toKnexQuery(),
  ]);
  return { days, ...rows[0] };
}

type Asked = QueryBuilder<Entity, unknown>;

function ofQuotes(actor: Actor): Asked {
  const quotes = read.within(Quote.query(), quotePolicy.visible(actor));
  return quotes.select('sentAt', 'firstRateAt', Quote.raw(`status = 'assigned' as awarded`));
}

function ofCarrier(actor: Actor): Asked {
  const invitations = read.within(Invitation.query(), invitationPolicy.visible(actor));
  return invitations.select(
    'sentAt',
    Invitation.raw(`(select min(created_at) from rates
      where invitation_id = invitations.id and not late) as first_rate_at`),
    Invitation.raw(`status = 'assigned' as awarded`),
  );
}
