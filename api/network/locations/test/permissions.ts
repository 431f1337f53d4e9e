import { crud, imports } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { buildLocation } from './factory.ts';
import { locationPolicy } from '../policy.ts';

const INVISIBLE = 'whoever may not do it sees no such place: 404 comes first';

/** The permissions for a company's locations. */
export const permissions: PermissionsByResource = {
  locations: {
    policy: locationPolicy,
    records: {
      broker: ({ broker }) => buildLocation({ companyId: broker.id }),
      shipper: ({ shipper }) => buildLocation({ companyId: shipper.id }),
      operator: ({ operator }) => buildLocation({ companyId: operator.id }),
      other: ({ other }) => buildLocation({ companyId: other.id }),
    },
    own: async ({ company }) => (await buildLocation({ companyId: company.id })).id,
    calls: [
      ...crud('locations', 'Location', 'Locations', { comment: 'Con cita' }, newLocation),
      ...imports('locations', 'Location', 'Locations', newLocation),
    ],
    rows: [
      ['none', 'create load', '+++ ++ ++ --'],
      ['broker', 'list export show update delete', '+++ ++ 00 --'],
      ['shipper', 'list export show update delete', '+++ 00 ++ --'],
      ['operator', 'list export show update delete', '+++ 00 00 --'],
      ['other', 'list export show update delete', '+++ 00 00 --'],
    ],
    unseen: { 'update anybody': INVISIBLE, 'delete anybody': INVISIBLE },
  },
};

function newLocation() {
  return { name: 'Patio', city: 'Monterrey', state: 'MX-NLE', country: 'MX' };
}
