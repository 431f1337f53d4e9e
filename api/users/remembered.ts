import { LRUCache } from 'lru-cache';
import type { Actor } from '../core/auth/actor.ts';

const MILLISECONDS = 2000;
const REMEMBERED = 10_000;

/**
 * Who the subjects of tokens are, for 2 s each, so that not every request asks the database. A change of any user in
 * this process forgets them all at once; one made elsewhere is seen after those 2 s. Nobody's absence is remembered.
 */
export function createActors(now: () => number = () => performance.now()) {
  let known = newCache();
  return {
    forget(): void {
      known = newCache();
    },

    /** The actor remembered, else as `find` answers now. */
    async of(subject: string, find: () => Promise<Actor>): Promise<Actor> {
      const found = known.get(subject);
      if (found && now() < found.until) return found.actor;
      const current = known;
      const until = now() + MILLISECONDS;
      const actor = await find();
      current.set(subject, { actor, until });
      return actor;
    },
  };
}

function newCache() {
  return new LRUCache<string, { actor: Actor; until: number }>({ max: REMEMBERED });
}

/** Those of this process. */
export const actors = createActors();
