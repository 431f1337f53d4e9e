import { call } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { companyDataPolicy } from '../policy.ts';

/** The permissions for all data of a company. */
export const permissions: PermissionsByResource = {
  company_data: {
    policy: companyDataPolicy,
    calls: [call('exportCompanyData', 'list', 'get', () => 'company_data/export')],
    rows: [['none', 'list', '--- +- -- --', 'the admin of the company']],
    unseen: {
      'visible anybody': 'it has no records of its own',
      'visible nobody': 'it has no records of its own',
    },
  },
};
