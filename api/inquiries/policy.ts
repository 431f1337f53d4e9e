import type { Actor } from '../core/auth/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import * as may from '../core/auth/policy.ts';
import { mayBecome } from '../core/records/transitions.ts';
import { inquiryFlow } from './transitions.ts';

/** The state of an inquiry. */
type Inquiry = Pick<Schemas['Inquiry'], 'status'>;

/** Who may do what with an inquiry: only Andén's staff. */
export const inquiryPolicy = {
  visible: ({ type }: Actor): may.Scope => (type === 'internal' ? may.everything : may.nothing),
  list: may.isInternal,
  show: may.isInternal,
  update: may.isInternal,
} satisfies may.Policy<Inquiry>;

/** The rule for a change that sets this status, or none. */
export function mayChangeTo(status: Inquiry['status'] | undefined): may.Rule<Inquiry> {
  const { update } = inquiryPolicy;
  if (!status) return update;
  const stays = (record: Inquiry) => record.status === status;
  return may.all(update, may.repeatable(mayBecome(inquiryFlow, status), stays));
}
