import * as may from '../../core/auth/policy.ts';

/** The permissions for the results: brokers, carriers and staff see them, each of the records of the own lists. */
export const resultPolicy = {
  visible: () => may.nothing,
  list: may.isOfType('internal', 'broker', 'carrier'),
} satisfies may.Policy<never>;
