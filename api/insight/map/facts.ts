import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { byMinute } from '../../core/list/byMinute.ts';
import { coverage } from './coverage.ts';
import { lanes } from './lanes.ts';
import { loads } from './loads.ts';
import { locations } from './locations.ts';

interface MapRequest {
  actor: Actor;
  days: number;
  now: Date;
}

/**
 * Reads the map of the records that the actor's lists show. Users who see the same records share the answer of a
 * minute, because carriers and quotes are counted.
 */
export const mapFacts = byMinute(
  ({ actor, days }: MapRequest) => {
    const { type, role, companyId, carrierId } = actor;
    return [type, role, companyId, carrierId, days];
  },
  async ({ actor, days, now }): Promise<Schemas['MapFacts']> => {
    const since = new Date(now.getTime() - days * 24 * 60 * 60_000);
    const [covered, asked, places, open] = await Promise.all([
      coverage(actor),
      lanes(actor, since),
      locations(actor),
      loads(actor),
    ]);
    return { days, at: now.toISOString(), coverage: covered, lanes: asked, ...places, loads: open };
  },
);
