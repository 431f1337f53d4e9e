import type { Schemas } from '../core/contract/types.ts';
import * as may from '../core/auth/policy.ts';

/** Who may do what with a packaging type. */
export const packagingPolicy = {
  visible: () => may.everything,
  list: may.anybody,
  show: may.anybody,
  export: may.anybody,
  create: may.isHouseAdmin,
  update: may.isHouseAdmin,
  delete: may.isHouseAdmin,
} satisfies may.Policy<Schemas['Packaging']>;
