import type { Schemas } from '../core/contract/types.ts';
import * as may from '../core/auth/policy.ts';

/** Who may do what with a diesel price: everybody reads, Andén's admins write. */
export const dieselPricePolicy = {
  visible: () => may.everything,
  list: may.anybody,
  show: may.anybody,
  export: may.anybody,
  create: may.isOperatorAdmin,
  load: may.isOperatorAdmin,
  update: may.isOperatorAdmin,
  delete: may.isOperatorAdmin,
} satisfies may.Policy<Schemas['DieselPrice']>;
