import { call, listing, one } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { buildSatKey } from './factory.ts';
import { satKeyPolicy } from '../policy.ts';

/** The permissions for the keys of SAT's catalogs. */
export const permissions: PermissionsByResource = {
  sat_keys: {
    policy: satKeyPolicy,
    // A key that is not valid, so that the products do not count as loaded in the tests of forms that follow.
    records: { one: () => buildSatKey({ validUntil: '2020-12-31' }) },
    calls: [
      listing('listSatKeys', 'list', one('sat_keys')),
      call('listSatCatalogs', 'list', 'get', () => 'sat_catalogs'),
      call('endSatKeys', 'end', 'post', () => 'sat_catalogs/units/end'),
      call(
        'importSatKeys',
        'load',
        'post',
        () => FILE,
        file,
        ({ status }) => (status === 403 ? '-' : '+'),
      ),
      call('getSatKeysTemplate', 'load', 'get', () => 'sat_keys/bulkTemplate?catalog=units'),
      call('listSatKeyColumns', 'load', 'get', () => 'sat_keys/bulkColumns?catalog=units'),
    ],
    rows: [
      ['one', 'list', '+++ -- -- --'],
      ['none', 'load end', '++- -- -- --'],
    ],
    unseen: {
      'visible anybody': 'whoever it hides them from may not list any: 403 comes first',
    },
  },
};

const FILE = 'sat_keys/bulkFile?catalog=units&dated=2026-01-01&source=prueba';

function file() {
  const form = new FormData();
  form.append('file', new Blob(['Nada\nNada\n']), 'nada.csv');
  return form;
}
