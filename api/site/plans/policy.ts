import type { Actor } from '../../core/auth/actor.ts';
import * as may from '../../core/auth/policy.ts';

const isBroker = may.isOfType('broker');

/** The permissions for plans: a broker's users see their own and request upgrades; staff see every company's. */
export const planPolicy = {
  visible: ({ type, companyId }: Actor): may.Scope =>
    type === 'internal' ? may.everything : [{ id: companyId }],
  list: may.anybody,
  show: may.either(may.isInternal, isBroker),
  upgrade: isBroker,
} satisfies may.Policy<unknown>;
