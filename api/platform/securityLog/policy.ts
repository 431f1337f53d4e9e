import type { Actor } from '../../core/auth/actor.ts';
import * as may from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';

/** The permissions for the security log: root reads it, nobody changes it. */
export const securityLogPolicy = {
  visible: (actor: Actor) => (may.isRoot(actor) ? may.everything : may.nothing),
  list: may.isRoot,
} satisfies may.Policy<Schemas['SecurityEvent']>;
