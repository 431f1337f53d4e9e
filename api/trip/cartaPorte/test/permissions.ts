import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildShipment } from '../../shipments/test/factory.ts';
import { call } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { buildCartaPorte } from './factory.ts';
import { cartaPortePolicy } from '../policy.ts';

/** The permissions for the Carta Porte of loads of the broker's customer and carrier, and of another broker. */
export const permissions: PermissionsByResource = {
  cartaPorte: {
    policy: cartaPortePolicy,
    records: {
      assigned: ({ broker, shipper, carrier }) =>
        load({ companyId: broker.id, customerId: shipper.id, carrierId: carrier.id }),
      other: async ({ other }) =>
        load({ companyId: other.id, carrierId: (await buildCarrier()).id }),
    },
    calls: [
      call('getCartaPorte', 'show', 'get', ({ id }) => `shipments/${id}/cartaPorte`),
      call(
        'searchCartaPorteKeys',
        'show',
        'get',
        ({ id }) => `shipments/${id}/cartaPorte/keys?catalog=products&q=loseta`,
      ),
      call(
        'saveCartaPorteCustomer',
        'customer',
        'post',
        ({ id }) => `shipments/${id}/cartaPorte/customer`,
      ),
      call(
        'saveCartaPorteCarrier',
        'carrier',
        'post',
        ({ id }) => `shipments/${id}/cartaPorte/carrier`,
      ),
      call('linkCartaPorte', 'link', 'post', ({ id }) => `shipments/${id}/cartaPorte/carrier/link`),
      call(
        'downloadCartaPorte',
        'export',
        'get',
        ({ id }) => `shipments/${id}/cartaPorte/file?format=json`,
      ),
    ],
    rows: [
      ['assigned', 'show', '+++ ++ ++ ++', 'each sees its own part'],
      ['assigned', 'customer', '+++ ++ ++ --'],
      ['assigned', 'carrier', '+++ ++ -- +-'],
      ['assigned', 'link', '+++ ++ -- --'],
      ['assigned', 'export', '+++ ++ -- ++', 'it names the carrier'],
      ['other', 'show', '+++ 00 00 00'],
      ['other', 'customer', '+++ 00 00 00'],
      ['other', 'carrier link', '+++ 00 00 00'],
      ['other', 'export', '+++ 00 00 00'],
    ],
    unseen: { 'list nobody': 'a load has one; there is no list' },
  },
};

async function load(parties: { companyId: string; customerId?: string; carrierId: string }) {
  const { id } = await buildShipment({ ...parties, status: 'assigned' });
  await buildCartaPorte(id);
  return { id };
}
