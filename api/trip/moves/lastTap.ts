import type { Knex } from 'knex';
import type { Actor } from '../../core/auth/actor.ts';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import { IS_STEP_AHEAD, type Step } from '../shipments/index.ts';

/** The seconds in which a tap can be taken back, and nobody hears of it. */
export const UNDO_SECONDS = 60;

/** The facts of the event that takes a tap back: the tap's id. */
export interface UndoFacts {
  undoes: string;
}

/** The facts of the event of a tap: its id, and until when it can be taken back. */
export interface TapFacts {
  tap: string;
  until: string;
}

/** A tap as the last event of a load: the steps before and after it, whether it went forward, and until when it can be taken back. */
export interface LastTap {
  tap: string;
  from: Step;
  to: Step;
  isAhead: boolean;
  until: Date;
}

/**
 * The last event of a load, after those that were taken back, if it is a tap of this actor; undefined for a tap of somebody
 * else and for any other event.
 */
export async function lastTap(
  db: Knex,
  { id, companyId }: CompanyKey,
  { userId, link, employerId }: Actor,
): Promise<LastTap | undefined> {
  const { rows } = await db.raw(LAST, { id, companyId });
  const [last] = rows;
  const isOwn = link ? last?.linkPartyId === employerId : last?.userId === userId;
  if (!last?.facts?.tap || !isOwn) return undefined;
  const { tap, until } = last.facts as TapFacts;
  return { tap, from: last.from, to: last.to, isAhead: last.isAhead, until: new Date(until) };
}

const LAST = `
  select json_build_object('status', events.from_status, 'stop', events.from_stop) as "from",
    json_build_object('status', events.to_status, 'stop', events.to_stop) as "to", ${IS_STEP_AHEAD} as "isAhead", events.facts, events.user_id as "userId",
    events.link_party_id as "linkPartyId"
  from events
  where events.company_id = :companyId and events.entity = 'shipments' and events.entity_id = :id
    and events.facts->>'undoes' is null and not exists (select from events later
      where later.company_id = events.company_id and later.entity = 'shipments' and later.entity_id = events.entity_id
        and later.facts->>'undoes' = events.facts->>'tap')
  order by events.created_at desc, events.id desc limit 1`;
