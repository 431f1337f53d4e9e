import type { Schemas } from '../core/contract/types.ts';
import * as may from '../core/auth/policy.ts';

/** Who may do what with an exchange rate: everybody reads, Andén's admins create and correct. */
export const exchangeRatePolicy = {
  visible: () => may.everything,
  list: may.anybody,
  show: may.anybody,
  export: may.anybody,
  create: may.isOperatorAdmin,
  update: may.isOperatorAdmin,
} satisfies may.Policy<Schemas['ExchangeRate']>;
