import type { Schemas } from '../../core/contract/types.ts';
import * as may from '../../core/auth/policy.ts';

const isUnused = may.state<Schemas['ExchangeRate']>(({ isUsed }) => !isUsed, 'USED_BY_QUOTES');

/** The permissions for an exchange rate: everybody reads, Andén's admins write, and change it until a quote uses it. */
export const exchangeRatePolicy = {
  visible: () => may.everything,
  list: may.anybody,
  show: may.anybody,
  export: may.anybody,
  create: may.isOperatorAdmin,
  update: may.all(may.isOperatorAdmin, isUnused),
  delete: may.all(may.isOperatorAdmin, isUnused),
} satisfies may.Policy<Schemas['ExchangeRate']>;
