import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildShipment } from '../../shipments/test/factory.ts';
import { call } from '../../../testing/permissions/requests.ts';
import type { Call, PermissionsByResource } from '../../../testing/permissions/types.ts';
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
      afterReport(
        call(
          'undoMove',
          'undo',
          'post',
          ({ id }) => `shipments/${id}/moves/undo`,
          () => ({ status: 'at_pickup' }),
        ),
      ),
      call('linkMoves', 'link', 'post', ({ id }) => `shipments/${id}/moves/link`),
    ],
    rows: [
      ['assigned', 'list', '+++ ++ ++ ++'],
      ['assigned', 'report', '+++ ++ -- +-', 'as in shipments'],
      ['assigned', 'undo', '+++ ++ -- +-', 'what they have just reported'],
      ['assigned', 'link', '+++ ++ -- +-'],
      ['other', 'list report undo link', '+++ 00 00 00'],
    ],
    unseen: {
      'report anybody': 'reportMove tests the step by the policy of shipments',
      'report nobody': 'reportMove tests the step by the policy of shipments',
    },
  },
};

/** The same call after the caller has reported a move, where that is allowed. */
function afterReport(made: Call): Call {
  return {
    ...made,
    async ask(scene) {
      const report = { status: 'at_pickup' };
      await scene.client.post(`/api/shipments/${scene.target.id}/moves/report`, report);
      return made.ask(scene);
    },
  };
}

function assigned(parties: { companyId: string; customerId?: string; carrierId: string }) {
  return buildShipment({ ...parties, status: 'assigned' });
}
