import { userOf } from '../../../testing/permissions/people.ts';
import {
  action,
  byId,
  call,
  listing,
  one,
  patched,
} from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource, Target } from '../../../testing/permissions/types.ts';
import { buildUser } from '../../users/test/factory.ts';
import { buildKey } from './factory.ts';
import { keyPolicy } from '../policy.ts';

/** The permissions for API keys: the admins of a company or carrier have its keys. */
export const permissions: PermissionsByResource = {
  keys: {
    policy: keyPolicy,
    records: {
      operator: (world) => keyBy(userOf(world, 'operatorAdmin'), { companyId: world.operator.id }),
      broker: (world) => keyBy(userOf(world, 'brokerAdmin'), { companyId: world.broker.id }),
      shipper: (world) => keyBy(userOf(world, 'shipperAdmin'), { companyId: world.shipper.id }),
      carrier: (world) => keyBy(userOf(world, 'carrierAdmin'), { carrierId: world.carrier.id }),
      other: async ({ other }) =>
        keyBy(await buildUser({ companyId: other.id }), { companyId: other.id }),
    },
    own: async ({ admin, company }) => (await keyBy(admin, { companyId: company.id })).id,
    calls: [
      listing('listKeys', 'list', one('keys')),
      call('createKey', 'create', 'post', () => 'keys', newKey),
      call('listKeyScopes', 'create', 'get', () => 'keys/scopes'),
      call('getKey', 'show', 'get', byId('keys')),
      call('listKeyHistory', 'show', 'get', ({ id }) => `keys/${id}/history`),
      call('getKeyUsage', 'show', 'get', ({ id }) => `keys/${id}/usage`),
      ...patched('updateKey', 'rename', byId('keys'), () => ({
        name: `ERP ${crypto.randomUUID()}`,
      })),
      action('revokeKey', 'keys', 'revoke'),
    ],
    rows: [
      ['none', 'create', '++- +- +- +-'],
      ['operator', 'list show rename revoke', '++- 0- 0- 0-'],
      ['broker', 'list show rename revoke', '00- +- 0- 0-', "nobody has another company's keys"],
      ['shipper', 'list show rename revoke', '00- 0- +- 0-'],
      ['carrier', 'list show rename revoke', '00- 0- 0- +-'],
      ['other', 'list show rename revoke', '00- 0- 0- 0-'],
    ],
    unseen: {
      'rename anybody': 'who may see a key may rename it',
      'revoke anybody': 'who may see a key may revoke it',
    },
  },
};

async function keyBy({ id }: Target, owner: { companyId: string } | { carrierId: string }) {
  return (await buildKey({ id, companyId: null, carrierId: null, ...owner })).key;
}

function newKey() {
  const expiresOn = new Date(Date.now() + 10 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  return { name: `ERP ${crypto.randomUUID()}`, scopes: ['shipments:read'], expiresOn };
}
