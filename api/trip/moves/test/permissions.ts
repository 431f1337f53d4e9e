import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildShipment } from '../../shipments/test/factory.ts';
import { call, cellOf } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { movePolicy } from '../policy.ts';

/** The permissions for the moves of loads of the broker's carrier, and of another broker. */
export const permissions: PermissionsByResource = {
  moves: {
    policy: movePolicy,
    records: {
      assigned: ({ broker, shipper, carrier }) =>
        assigned({ companyId: broker.id, customerId: shipper.id, carrierId: carrier.id }),
      other: async ({ other }) =>
        assigned({ companyId: other.id, carrierId: (await buildCarrier()).id }),
    },
    calls: [
      call('getMoves', 'list', 'get', ({ id }) => `shipments/${id}/moves`),
      call(
        'reportMove',
        'report',
        'post',
        ({ id }) => `shipments/${id}/moves/report`,
        () => ({ status: 'at_pickup' }),
      ),
      call(
        'undoMove',
        'undo',
        'post',
        ({ id }) => `shipments/${id}/moves/undo`,
        () => ({ status: 'at_pickup' }),
        ({ status, body }) => (isTooLate(body) ? '+' : cellOf(status)),
      ),
      call('linkMoves', 'link', 'post', ({ id }) => `shipments/${id}/moves/link`),
    ],
    rows: [
      ['assigned', 'list', '+++ ++ ++ ++'],
      ['assigned', 'report', '+++ ++ -- +-', 'as in shipments'],
      ['assigned', 'undo', '+++ ++ -- +-', 'allowed, but nobody has tapped'],
      ['assigned', 'link', '+++ ++ -- +-'],
      ['other', 'list report undo link', '+++ 00 00 00'],
    ],
    unseen: {
      'report anybody': 'reportMove tests the step by the policy of shipments',
      'report nobody': 'reportMove tests the step by the policy of shipments',
    },
  },
};

function isTooLate(body: unknown): boolean {
  return (body as { code?: string } | undefined)?.code === 'NOT_UNDONE';
}

function assigned(parties: { companyId: string; customerId?: string; carrierId: string }) {
  return buildShipment({ ...parties, status: 'assigned' });
}
