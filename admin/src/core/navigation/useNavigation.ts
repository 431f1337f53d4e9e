import { useMemo } from 'react';
import { usePermissions } from 'react-admin';
import type { Permissions } from '../auth/permissions.ts';
import { useSignedInUser } from '../auth/useSignedInUser.ts';
import { useProduct } from '../modules/product.ts';
import { type Navigation, navigationOf } from './navigation.ts';

/** The side navigation of the signed-in user; empty until the permissions are loaded. */
export function useNavigation(): Navigation {
  const product = useProduct();
  const user = useSignedInUser();
  const { permissions } = usePermissions<Permissions>();
  return useMemo(
    () => (user && permissions ? navigationOf(product, user, permissions) : EMPTY),
    [product, user, permissions],
  );
}

const EMPTY: Navigation = { groups: [], entries: [], sections: [], unlisted: [] };
