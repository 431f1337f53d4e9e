import { LRUCache } from 'lru-cache';
import type { Actor } from '../core/auth/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import { coverage } from './coverage.ts';
import { lanes } from './lanes.ts';
import { loads } from './loads.ts';
import { locations } from './locations.ts';

type Facts = Schemas['MapFacts'];

/**
 * What the map shows of the records that the actor's lists show. Users who see the same records share the answer of a
 * minute, because carriers and quotes are counted.
 */
export function mapFacts(actor: Actor, days: number, now: Date): Promise<Facts> {
  const { type, role, companyId, carrierId } = actor;
  const minute = Math.floor(now.getTime() / A_MINUTE);
  const key = JSON.stringify([type, role, companyId, carrierId, days, minute]);
  return cache.forceFetch(key, { context: { actor, days, now } });
}

const A_MINUTE = 60_000;

const cache = new LRUCache<string, Facts, { actor: Actor; days: number; now: Date }>({
  max: 50,
  ttl: A_MINUTE,
  ignoreFetchAbort: true,
  fetchMethod: async (_key, _previous, { context: { actor, days, now } }) => {
    const since = new Date(now.getTime() - days * 24 * 60 * A_MINUTE);
    const [covered, asked, places, open] = await Promise.all([
      coverage(actor),
      lanes(actor, since),
      locations(actor),
      loads(actor),
    ]);
    return { days, at: now.toISOString(), coverage: covered, lanes: asked, ...places, loads: open };
  },
});
