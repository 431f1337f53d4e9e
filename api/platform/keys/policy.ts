import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import * as may from '../../core/auth/policy.ts';

type ApiKey = Schemas['ApiKey'];

const isNotRevoked = may.state<ApiKey>(({ revokedAt }) => !revokedAt, 'KEY_REVOKED');

/** The permissions for an API key: the admins of a company or carrier have its keys, and nobody those of others. */
export const keyPolicy = {
  visible: visibleTo,
  list: may.isAdmin,
  show: may.isAdmin,
  create: may.isAdmin,
  rename: may.isAdmin,
  revoke: may.all<ApiKey>(may.isAdmin, isNotRevoked),
} satisfies may.Policy<ApiKey>;

function visibleTo(actor: Actor): may.Scope {
  if (!may.isAdmin(actor)) return may.nothing;
  return [actor.carrierId ? { carrierId: actor.carrierId } : { companyId: actor.companyId! }];
}
