import { listing, one } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { buildSecurityEvent } from './factory.ts';
import { securityLogPolicy } from '../policy.ts';

/** The permissions for the security log. */
export const permissions: PermissionsByResource = {
  security_events: {
    policy: securityLogPolicy,
    records: { event: () => buildSecurityEvent() },
    calls: [listing('listSecurityEvents', 'list', one('security_events'))],
    rows: [['event', 'list', '+-- -- -- --', 'root alone']],
    unseen: { 'visible anybody': 'only root may list, and root sees all' },
  },
};
