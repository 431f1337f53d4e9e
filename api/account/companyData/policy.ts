import * as may from '../../core/auth/policy.ts';

/**
 * The permissions for all data of a company: the admin of a broker takes its own. The records of a shipper belong to its
 * broker, and Andén's own come with a backup.
 */
export const companyDataPolicy = {
  visible: () => may.nothing,
  list: may.all(may.isOfType('broker'), may.isAdmin),
} satisfies may.Policy<never>;
