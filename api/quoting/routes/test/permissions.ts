import { buildQuote } from '../../quotes/test/factory.ts';
import { call, crud } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { buildRoute, routeInput } from './factory.ts';
import { routePolicy } from '../policy.ts';

/** The permissions for routes, and to create one from an awarded quote (`project`). */
export const permissions: PermissionsByResource = {
  routes: {
    policy: routePolicy,
    records: {
      broker: ({ broker }) => buildRoute({ companyId: broker.id }),
      shipper: ({ broker, shipper }) =>
        buildRoute({ companyId: broker.id, customerId: shipper.id }),
      assigned: ({ broker, carrier }) =>
        buildRoute({ companyId: broker.id, carrierId: carrier.id, contractRate: '1400.00' }),
      other: ({ other }) => buildRoute({ companyId: other.id }),
      project: ({ broker, shipper }) => project({ companyId: broker.id, customerId: shipper.id }),
      otherProject: ({ other }) => project({ companyId: other.id }),
    },
    own: async ({ company, customer, carrier }) =>
      (
        await buildRoute({
          companyId: company.id,
          customerId: customer.id,
          carrierId: carrier.id,
        })
      ).id,
    calls: [
      ...crud('routes', 'Route', 'Routes', { comment: 'Revisado' }, () => routeInput()),
      call('createRouteFromQuote', 'fromQuote', 'post', ({ id }) => `quotes/${id}/route`),
    ],
    rows: [
      ['none', 'create', '++- +- +- --'],
      ['broker', 'list export show', '+++ ++ 00 00'],
      ['broker', 'update delete', '++- +- 00 00'],
      ['shipper', 'list export show', '+++ ++ ++ 00'],
      ['shipper', 'update delete', '++- +- +- 00'],
      ['assigned', 'list export show', '+++ ++ 00 ++', 'the carrier reads the routes it covers'],
      ['assigned', 'update delete', '++- +- 00 --'],
      ['other', 'list export show', '+++ 00 00 00'],
      ['other', 'update delete', '++- 00 00 00'],
      ['project', 'fromQuote', '++- +- -- --'],
      ['otherProject', 'fromQuote', '++- 0- -- --'],
    ],
  },
};

function project(parties: { companyId: string; customerId?: string }) {
  return buildQuote({ ...parties, status: 'assigned', kind: 'confirmed_project' });
}
