import { authorize } from '../../core/auth/policy.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { mapFacts } from './facts.ts';
import { mapPolicy } from './policy.ts';

/** HTTP for the map. */
export default {
  getMap({ actor, query, now }) {
    authorize(mapPolicy.list(actor));
    return mapFacts({ actor, days: query.days ?? 90, now });
  },
} satisfies Handlers;
