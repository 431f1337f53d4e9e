import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import * as may from '../../core/auth/policy.ts';

/** The permissions for a saved query: each user has only their own. */
export const savedQueryPolicy = {
  visible: ({ userId }: Actor): may.Scope => [{ userId }],
  list: may.anybody,
  create: may.anybody,
  delete: may.anybody,
} satisfies may.Policy<Schemas['SavedQuery']>;
