import * as may from '../../core/auth/policy.ts';

/** The permissions for the data of people without an account: root alone, on their request. */
export const personalDataPolicy = {
  visible: () => may.nothing,
  list: may.isRoot,
  export: may.isRoot,
  erase: may.isRoot,
} satisfies may.Policy<never>;
