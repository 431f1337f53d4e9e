import type { Schemas } from '../../core/contract/types.ts';
import * as may from '../../core/auth/policy.ts';

const isUnused = may.state<Schemas['DieselPrice']>(({ isUsed }) => !isUsed, 'USED_BY_QUOTES');

/** The permissions for a diesel price: everybody reads, Andén's admins write, and change it until a quote uses it. */
export const dieselPricePolicy = {
  visible: () => may.everything,
  list: may.anybody,
  show: may.anybody,
  export: may.anybody,
  create: may.isOperatorAdmin,
  load: may.isOperatorAdmin,
  update: may.all(may.isOperatorAdmin, isUnused),
  delete: may.all(may.isOperatorAdmin, isUnused),
} satisfies may.Policy<Schemas['DieselPrice']>;
