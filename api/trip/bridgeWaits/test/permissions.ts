import { buildBridge } from '../../../catalogs/bridges/test/factory.ts';
import { call } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { buildBridgeWait } from './factory.ts';
import { bridgeWaitPolicy } from '../policy.ts';

/** The permissions for the waiting times of a border crossing. */
export const permissions: PermissionsByResource = {
  bridge_waits: {
    policy: bridgeWaitPolicy,
    records: {
      one: async () => {
        const { id: bridgeId } = await buildBridge();
        return { ...(await buildBridgeWait({ bridgeId })), bridgeId };
      },
    },
    calls: [
      call('listBridgeWaits', 'list', 'get', () => 'bridge_waits'),
      call(
        'reportBridgeWait',
        'report',
        'post',
        () => 'bridge_waits',
        ({ target }) => ({
          bridgeId: (target as unknown as { bridgeId: string }).bridgeId,
          direction: 'northbound',
          minutes: 30,
        }),
      ),
    ],
    rows: [['one', 'list report', '+++ ++ -- ++', 'what people see at a bridge is shared']],
    unseen: {
      'visible anybody': 'it is read only by live pages; all who may list it see all of it',
      'visible nobody': 'it is read only by live pages; all who may list it see all of it',
    },
  },
};
