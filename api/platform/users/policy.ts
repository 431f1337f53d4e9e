import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import * as may from '../../core/auth/policy.ts';
import { ROLES } from './roles.ts';

type User = Schemas['User'];

const isOwn = may.record<User>(
  ({ companyId, carrierId }, actor) =>
    (companyId ?? null) === actor.companyId && (carrierId ?? null) === actor.carrierId,
);
const isSelf = may.record<User>(({ id }, actor) => id === actor.userId);
const isRoot = may.record<User>(({ userRoleId }) => userRoleId === ROLES.root);
const onlyRootTouchesRoot: may.Rule<User> = (actor, user) =>
  actor.role === 'root' || !user || !isRoot(actor, user);
const isDeactivated = may.state<User>(({ archivedAt }) => Boolean(archivedAt), 'USER_ACTIVE');
const isOperatorRoot: may.Rule<User> = (actor) => actor.role === 'root';
const manages = may.either<User>(
  may.all(may.isOperatorAdmin, onlyRootTouchesRoot),
  may.all(may.isAdmin, (actor) => actor.type !== 'internal', isOwn),
);

/** The permissions for a user. */
export const userPolicy = {
  visible: visibleTo,
  list: may.either<User>(may.isInternal, may.isAdmin),
  show: may.anybody,
  export: may.either<User>(may.isInternal, may.isAdmin),
  create: manages,
  update: may.either(manages, isSelf),
  delete: may.all(manages, (actor, user) => user?.id !== actor.userId),
  restore: may.all(manages, isDeactivated),
  exportData: may.either<User>(isOperatorRoot, isSelf),
  erase: may.all(isOperatorRoot, (actor, user) => user?.id !== actor.userId),
} satisfies may.Policy<User>;

/** Whether an actor may list the users of its company's customers: a broker's admin. */
export function listsCustomers(actor: Actor): boolean {
  return actor.type === 'broker' && may.isAdmin(actor);
}

/** Staff see all users, admins those of their own company or carrier, members only themselves. */
function visibleTo(actor: Actor): may.Scope {
  if (actor.type === 'internal') return may.everything;
  if (actor.role === 'member') return [{ id: actor.userId }];
  return [actor.carrierId ? { carrierId: actor.carrierId } : { companyId: actor.companyId }];
}
