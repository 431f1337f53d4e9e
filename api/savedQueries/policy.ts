import type { Actor } from '../core/auth/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import * as may from '../core/auth/policy.ts';

/** Who may do what with a saved query: each user with their own only. */
export const savedQueryPolicy = {
  visible: ({ userId }: Actor): may.Scope => [{ userId }],
  list: may.anybody,
  create: may.anybody,
  delete: may.anybody,
} satisfies may.Policy<Schemas['SavedQuery']>;
