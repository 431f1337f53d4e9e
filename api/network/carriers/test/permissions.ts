import { byId, call, crud, listing, imports } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { Carrier } from '../Carrier.ts';
import { buildCarrier } from './factory.ts';
import { carrierPolicy } from '../policy.ts';

/**
 * The permissions for carriers: the caller's own, those of the broker's network, of the internal network, and of other
 * brokers.
 */
export const permissions: PermissionsByResource = {
  carriers: {
    policy: carrierPolicy,
    records: {
      self: async ({ carrier }) =>
        Carrier.query().patchAndFetchById(carrier.id, { confidence: 'low' }),
      network: ({ broker }) => buildCarrier({ companyId: broker.id }),
      internal: () => buildCarrier(),
      other: ({ other }) => buildCarrier({ companyId: other.id }),
    },
    own: async ({ carrier }) => carrier.id,
    calls: [
      ...crud('carriers', 'Carrier', 'Carriers', { comercialName: 'Nuevo' }, newCarrier),
      listing(
        'findCarriers',
        'find',
        ({ carrierName }) => `carriers/find?carrierName=${carrierName}`,
      ),
      call('updateCarrier', 'assess', 'patch', byId('carriers'), () => ({ confidence: 'high' })),
      ...imports('carriers', 'Carrier', 'Carriers', newCarrier),
    ],
    rows: [
      ['none', 'create load', '++- +- -- --'],
      ['self', 'list find export show', '+++ ++ -- ++'],
      ['self', 'update', '++- +- -- +-'],
      ['self', 'assess', '++- +- -- --', 'a carrier does not set its own status and confidence'],
      ['self', 'compare', '+++ ++ -- --', 'a carrier sees its level alone'],
      ['network', 'list find export show', '+++ ++ -- 00'],
      ['network', 'compare', '+++ ++ -- --'],
      ['network', 'update assess delete', '++- +- -- 00'],
      ['internal', 'list find export show', '+++ +0 -- 00', 'public fields, to a broker’s admin'],
      ['internal', 'compare', '+++ +0 -- --'],
      ['internal', 'update assess delete', '++- -0 -- 00'],
      ['other', 'list find export show', '+++ 00 -- 00'],
      ['other', 'compare', '+++ 00 -- --'],
      ['other', 'update assess delete', '++- 00 -- 00'],
    ],
  },
};

function newCarrier() {
  return {
    carrierName: `Fletes Nuevos ${crypto.randomUUID()}`,
    originStates: ['MX-NLE'],
    costPerMile: '2.35',
  };
}
