import * as may from '../../core/auth/policy.ts';

/** The permissions for the map: everybody sees it, each with the records of the own lists. */
export const mapPolicy = {
  visible: () => may.nothing,
  list: may.anybody,
} satisfies may.Policy<never>;
