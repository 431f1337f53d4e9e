import { action, byId, call, listing, one } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { buildImport, buildReadyImport } from './factory.ts';
import { importPolicy } from '../policy.ts';

const DATES = () => ({ order: 'day' });

/** The permissions for imports, their rows, their confirmation and their files with results. */
export const permissions: PermissionsByResource = {
  imports: {
    policy: importPolicy,
    records: {
      broker: ({ broker }) => buildReadyImport({ companyId: broker.id }),
      shipper: ({ shipper }) => buildReadyImport({ companyId: shipper.id }),
      other: ({ other }) => buildReadyImport({ companyId: other.id }),
    },
    own: async ({ company }) => (await buildImport({ companyId: company.id })).id,
    calls: [
      listing('listImports', 'list', one('imports')),
      call('getImport', 'show', 'get', byId('imports')),
      call('listImportRows', 'show', 'get', ({ id }) => `imports/${id}/rows`),
      action('confirmImport', 'imports', 'confirm'),
      call('chooseImportDates', 'chooseDates', 'post', ({ id }) => `imports/${id}/dates`, DATES),
      action('cancelImport', 'imports', 'cancel'),
      call('getImportFile', 'show', 'get', ({ id }) => `imports/${id}/file`),
    ],
    rows: [
      ['broker', 'list show confirm chooseDates cancel', '+++ ++ 00 --'],
      ['shipper', 'list show confirm chooseDates cancel', '+++ 00 ++ --'],
      ['other', 'list show confirm chooseDates cancel', '+++ 00 00 --'],
    ],
  },
};
