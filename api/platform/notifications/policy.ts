import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import * as may from '../../core/auth/policy.ts';

/** The permissions for a notification: each user has only their own. */
export const notificationPolicy = {
  visible: ({ userId }: Actor): may.Scope => [{ userId }],
  list: may.anybody,
  update: may.anybody,
  readAll: may.anybody,
  choose: may.anybody,
} satisfies may.Policy<Schemas['Notification']>;
