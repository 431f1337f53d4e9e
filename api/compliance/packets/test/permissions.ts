import { uploadedDocument } from '../../documents/test/factory.ts';
import { action, call, listing, one } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { buildPacket } from './factory.ts';
import { packetPolicy } from '../policy.ts';

const ASK = { recipient: 'Compras', email: 'compras@prueba.test', types: null, days: 7 };

/** The permissions for packets of the own carrier and of others. */
export const permissions: PermissionsByResource = {
  packets: {
    policy: packetPolicy,
    records: {
      self: ({ carrier }) => buildPacket({ carrierId: carrier.id }),
      other: () => buildPacket(),
      documents: ({ carrier }) => uploadedDocument(carrier.id, { type: 'customer_packet' }),
    },
    calls: [
      listing('listPackets', 'list', one('packets')),
      call('getPacketCover', 'show', 'get', ({ id }) => `packets/${id}/cover`),
      call(
        'sendPacket',
        'send',
        'post',
        () => 'packets/send',
        () => ASK,
      ),
      action('revokePacket', 'packets', 'revoke'),
    ],
    rows: [
      ['self', 'list show', '+++ -- -- ++'],
      ['self', 'revoke', '--- 00 00 +-', 'only the carrier sends and ends packets'],
      ['documents', 'send', '--- -- -- +-'],
      ['other', 'list show', '+++ -- -- 00'],
      ['other', 'revoke', '--- 00 00 00'],
    ],
  },
};

/** Operations without a row in the permission table, with the reason. */
export const exempt = {
  verifyPacket: 'public: the number of the packet opens it; see packets.test.ts',
  getOpenedPacket: 'needs a link, not a user; see packets.test.ts',
  getOpenedPacketCover: 'needs a link, not a user; see packets.test.ts',
  getOpenedPacketFile: 'needs a link, not a user; see packets.test.ts',
};
