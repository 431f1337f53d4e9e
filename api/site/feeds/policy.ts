import * as may from '../../core/auth/policy.ts';

/** The permissions for the addresses of spreadsheets: each admin has their own, which show what that admin sees. */
export const feedPolicy = {
  visible: () => may.nothing,
  list: may.isAdmin,
  make: may.isAdmin,
  revoke: may.isAdmin,
} satisfies may.Policy<never>;
