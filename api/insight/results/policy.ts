import * as may from '../../core/auth/policy.ts';
import { isNoShipper } from '../../platform/userTypes.ts';

/** The permissions for the results: brokers, carriers and staff see them, each of the records of the own lists. */
export const resultPolicy = {
  visible: () => may.nothing,
  list: isNoShipper,
} satisfies may.Policy<never>;
