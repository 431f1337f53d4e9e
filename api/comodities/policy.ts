import type { Schemas } from '../core/contract/types.ts';
import * as may from '../core/auth/policy.ts';

/** Who may do what with a commodity type. */
export const comodityPolicy = {
  visible: () => may.everything,
  list: may.anybody,
  show: may.anybody,
  export: may.anybody,
  create: may.isHouseAdmin,
  update: may.isHouseAdmin,
  delete: may.isHouseAdmin,
} satisfies may.Policy<Schemas['Comodity']>;
