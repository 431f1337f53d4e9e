import * as may from '../../core/auth/policy.ts';
import { isBrokerAdmin } from '../../platform/userTypes.ts';

/**
 * The permissions for all data of a company: the admin of a broker takes its own. The records of a shipper belong to its
 * broker, and Andén's own come with a backup.
 */
export const companyDataPolicy = {
  visible: () => may.nothing,
  list: isBrokerAdmin,
} satisfies may.Policy<never>;
