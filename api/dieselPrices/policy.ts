import type { Schemas } from '../core/contract/types.ts';
import * as may from '../core/auth/policy.ts';

/** Who may do what with a diesel price: everybody reads them, the operator's admins keep them. */
export const dieselPricePolicy = {
  visible: () => may.everything,
  list: may.anybody,
  show: may.anybody,
  export: may.anybody,
  create: may.isHouseAdmin,
  load: may.isHouseAdmin,
  update: may.isHouseAdmin,
  delete: may.isHouseAdmin,
} satisfies may.Policy<Schemas['DieselPrice']>;
