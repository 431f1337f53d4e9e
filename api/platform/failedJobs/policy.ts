import type { Actor } from '../../core/auth/actor.ts';
import * as may from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';

/** The permissions for failed jobs: root lists and retries them; Andén's staff may know whether mail works. */
export const failedJobPolicy = {
  visible: (actor: Actor) => (may.isRoot(actor) ? may.everything : may.nothing),
  list: may.isRoot,
  retry: may.isRoot,
  mailStatus: may.isInternal,
} satisfies may.Policy<Schemas['FailedJob']>;
