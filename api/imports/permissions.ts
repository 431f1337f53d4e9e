import { byId, call, listing, one } from '../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../testing/permissions/types.ts';
import { buildImport } from './factory.ts';
import { importPolicy } from './policy.ts';

/** The permissions for imports, their rows and their files with results. */
export const permissions: PermissionsByResource = {
  imports: {
    policy: importPolicy,
    records: {
      broker: ({ broker }) => buildImport({ companyId: broker.id }),
      shipper: ({ shipper }) => buildImport({ companyId: shipper.id }),
      other: ({ other }) => buildImport({ companyId: other.id }),
    },
    own: async ({ company }) => (await buildImport({ companyId: company.id })).id,
    calls: [
      listing('listImports', 'list', one('imports')),
      call('getImport', 'show', 'get', byId('imports')),
      call('listImportRows', 'show', 'get', ({ id }) => `imports/${id}/rows`),
      call('getImportFile', 'show', 'get', ({ id }) => `imports/${id}/file`),
    ],
    rows: [
      ['broker', 'list show', '+++ ++ 00 --'],
      ['shipper', 'list show', '+++ 00 ++ --'],
      ['other', 'list show', '+++ 00 00 --'],
    ],
  },
};
