import type { Knex } from 'knex';
import type { Schemas } from '../../../core/contract/types.ts';
import type { CompanyKey } from '../../../core/sql/Entity.ts';
import { laneOf } from '../../../platform/notifications/index.ts';
import { stopCount } from './stopCount.ts';

/** The values by which a notice names a quote or a load: its reference, its ends, and how many stops it has if more than two. */
export async function laneParams(
  db: Knex,
  load: CompanyKey & Parameters<typeof laneOf>[0],
  record: 'quote' | 'shipment' = 'quote',
): Promise<Schemas['NotificationParams']> {
  const stops = await stopCount(db, load, record);
  return stops ? { ...laneOf(load), stops } : laneOf(load);
}
