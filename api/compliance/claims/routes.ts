import { abilities, authorize } from '../../core/auth/policy.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { claimPolicy as may } from './policy.ts';
import * as claims from './service.ts';

/** HTTP for claims. */
export default {
  async listClaims({ actor, query }) {
    authorize(may.show(actor));
    return claims.list(actor, query);
  },

  async getClaim({ actor, params }) {
    authorize(may.show(actor));
    return presentClaim(actor, await claims.find(actor, params.id));
  },

  async claimRecords({ actor, now, locale }) {
    return claims.claimRecords(actor, { now, locale });
  },

  async proveClaim({ actor, params, body, now }) {
    return presentClaim(actor, await claims.prove(actor, params.id, body.code, now));
  },

  async decideClaim({ actor, params, body, now }) {
    return presentClaim(actor, await claims.decide(actor, params.id, body, now));
  },
} satisfies Handlers;

function presentClaim(actor: Actor, claim: Schemas['Claim']) {
  return { ...claim, can: abilities(may, actor, claim) };
}
