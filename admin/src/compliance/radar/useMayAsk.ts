import { usePermissions } from 'react-admin';
import type { Permissions } from '../../core/auth/permissions.ts';

/** Whether the user may ask carriers for documents. */
export function useMayAsk(): boolean {
  return usePermissions<Permissions>().permissions?.radar?.includes('ask') ?? false;
}
