import type { Actor } from '../../core/auth/actor.ts';
import * as may from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { mayBecome } from '../../core/records/status/transitions.ts';
import { claimFlow } from './transitions.ts';
import { isCarrierAdmin, isNoShipper } from '../../platform/userTypes.ts';

/** The state of a claim. */
type ClaimState = Pick<Schemas['Claim'], 'status'>;

/** The permissions for claims: a carrier claims and proves, Andén's staff decides the others. */
export const claimPolicy = {
  /** A carrier and a broker see what is proved only, so that a claim does not tell which records exist. */
  visible({ type, companyId, carrierId }: Actor): may.Scope {
    if (type === 'internal') return may.everything;
    if (type === 'carrier') return [{ carrierId, status: 'proved' }];
    return type === 'broker' ? [{ companyId, status: 'proved' }] : may.nothing;
  },
  /** The page of all claims. */
  list: may.isInternal,
  show: isNoShipper,
  claim: isCarrierAdmin,
  decide: may.isOperatorAdmin,
} satisfies may.Policy<ClaimState>;

/** The rule for a decision by Andén's staff. */
export function mayDecide(status: Schemas['ClaimDecision']['status']): may.Rule<ClaimState> {
  return may.all<ClaimState>(claimPolicy.decide, mayBecome(claimFlow, status));
}
