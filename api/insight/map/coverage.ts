import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import * as read from '../../core/list/read.ts';
import { Carrier, carrierPolicy } from '../../network/carriers/index.ts';

/** Per state, how many active carriers that the actor sees pick up and deliver there. */
export async function coverage(actor: Actor): Promise<Schemas['MapCoverage'][]> {
  const carriers = read
    .within(Carrier.query(), carrierPolicy.visible(actor))
    .where({ status: 'active' })
    .select('originStates', 'deliveryStates');
  const { rows } = await Carrier.knex().raw(COVERAGE, [carriers.toKnexQuery()]);
  return rows;
}

const COVERAGE = `
  with visible as materialized (?),
  covered as (
    select state, count(*)::int as origins, 0 as deliveries from visible, unnest(origin_states) as state group by state
    union all
    select state, 0, count(*)::int from visible, unnest(delivery_states) as state group by state)
  select state, sum(origins)::int as origins, sum(deliveries)::int as deliveries
  from covered group by state order by state`;
