import type { Schemas } from '../../core/contract/types.ts';
import { repeatable, state, type Rule } from '../../core/auth/policy.ts';

export { isOnItsWay } from '../shipments/index.ts';

/** The state of a load, and of a revision of its rate confirmation. */
export type ConfirmationState = Pick<Schemas['Shipment'], 'status' | 'byLegs'> &
  Partial<Pick<Schemas['RateConfirmation'], 'isLatest'>> & { acceptedAt?: Date | string | null };

/** The revision is the latest one. */
export const isLatest = state<ConfirmationState>(
  (revision) => revision.isLatest === true,
  'CONFIRMATION_SUPERSEDED',
);

/** The rule, which also allows accepting the latest revision a second time. */
export function orIsAccepted(rule: Rule<ConfirmationState>): Rule<ConfirmationState> {
  return repeatable(rule, (revision) => Boolean(revision.isLatest && revision.acceptedAt));
}
