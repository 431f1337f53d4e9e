import type { ReactNode } from 'react';
import { useCanAccess } from 'react-admin';
import { knownPermissions, permits } from '../auth/permissions.ts';
import type { SessionUser } from '../auth/session.ts';
import { useSignedInUser } from '../auth/useSignedInUser.ts';
import { AccessDenied } from '../screens/AccessDenied.tsx';
import { LoadingScreen } from '../screens/LoadingScreen.tsx';
import { Unreachable } from '../screens/Unreachable.tsx';

/** The permission that opens a page. */
export interface PagePermission {
  resource: string;
  /** The action that the user must be permitted. */
  action: string;
  /** The users whose page it is, where permissions alone do not decide it. */
  isFor?: (user: SessionUser) => boolean;
}

/**
 * Renders a page only for users who may open it, others read that they may not: react-admin renders a page before the
 * permissions are known, and until it has left for another path. Known permissions are not waited for.
 */
export function Permitted({ children, ...needed }: PagePermission & { children: ReactNode }) {
  const { isPermitted, isUnknown } = usePermitted(needed);
  if (isUnknown) return <Unreachable />;
  if (isPermitted === undefined) return <LoadingScreen />;
  return isPermitted ? children : <AccessDenied />;
}

function usePermitted({ resource, action, isFor = everybody }: PagePermission) {
  const user = useSignedInUser();
  const permissions = knownPermissions();
  const { canAccess, isError } = useCanAccess({ resource, action, enabled: !permissions });
  const isAllowed = permissions ? permits(permissions[resource], action) : canAccess;
  if (user && !isFor(user)) return { isPermitted: false };
  return { isPermitted: isAllowed, isUnknown: !permissions && isError };
}

function everybody() {
  return true;
}
