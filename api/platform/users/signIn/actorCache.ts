import { LRUCache } from 'lru-cache';
import { onAnnounced } from '../../../core/announcements/announce.ts';
import type { Actor } from '../../../core/auth/actor.ts';

const MILLISECONDS = 2000;
const REMEMBERED = 10_000;

/**
 * A cache of the actors by the hash of their token, for 2 s each, to save queries per request. The announcement of a
 * changed user or an ended session clears it; while no announcements arrive, a change in another process takes effect
 * after at most 2 s. Tokens without a user are not cached.
 */
export function createActorCache(now: () => number = () => performance.now()) {
  let cache = newCache();
  return {
    forget(): void {
      cache = newCache();
    },

    /** The cached actor. */
    get(tokenHash: string): Actor | undefined {
      const entry = cache.get(tokenHash);
      return entry && now() < entry.until ? entry.actor : undefined;
    },

    /** The cached actor, else the result of `find`. */
    async of(tokenHash: string, find: () => Promise<Actor>): Promise<Actor> {
      const cachedActor = this.get(tokenHash);
      if (cachedActor) return cachedActor;
      const current = cache;
      const until = now() + MILLISECONDS;
      const actor = await find();
      current.set(tokenHash, { actor, until });
      return actor;
    },
  };
}

function newCache() {
  return new LRUCache<string, { actor: Actor; until: number }>({ max: REMEMBERED });
}

/** The cache of this process. */
export const actorCache = createActorCache();

/** The topic under which a changed user is announced, with its id. */
export const USERS = 'users';

onAnnounced(USERS, actorCache.forget);
