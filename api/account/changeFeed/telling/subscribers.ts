import type { Knex } from 'knex';
import type { Actor } from '../../../core/auth/actor.ts';

/** A webhook that hears of changes of these resources, and how far its two feeds are told. */
export interface Subscriber {
  id: string;
  types: string[];
  /** The company or carrier, and its type: the readers of the two feeds. */
  employerId: string;
  type: Actor['type'];
  toldOwn: number;
  toldType: number;
}

/** Locks the webhooks that hear of changes, always in the same order. */
export async function lockSubscribers(trx: Knex): Promise<Subscriber[]> {
  const { rows } = await trx.raw<{ rows: Subscriber[] }>(SUBSCRIBERS);
  return rows;
}

/** Whether any webhook hears of changes. */
export async function hasSubscribers(db: Knex): Promise<boolean> {
  const { rows } = await db.raw<{ rows: unknown[] }>(`select ${ACTIVE} limit 1`);
  return rows.length > 0;
}

const ACTIVE = `from webhooks where changes <> '{}' and ended_at is null`;

const SUBSCRIBERS = `
  with subscribers as (select * ${ACTIVE} order by id for no key update)
  select subscribers.id, changes as types, told_own as "toldOwn", told_type as "toldType",
    employers.id as "employerId", employers.type
  from subscribers join employers on employers.id in (subscribers.company_id, subscribers.carrier_id)
  order by subscribers.id`;
