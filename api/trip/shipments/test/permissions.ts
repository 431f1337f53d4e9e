import { buildIncident } from '../../../catalogs/incidents/test/factory.ts';
import { quoteInput } from '../../../quoting/quotes/test/factory.ts';
import { call, updates, imports, reads, action } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource, Target } from '../../../testing/permissions/types.ts';
import { buildReport, buildShipment } from './factory.ts';
import { shipmentPolicy } from '../policy.ts';

/** The permissions for loads of the own broker, of its customer, of the assigned carrier and of another broker. */
export const permissions: PermissionsByResource = {
  shipments: {
    policy: shipmentPolicy,
    records: {
      broker: ({ broker }) => buildShipment({ companyId: broker.id }),
      shipper: ({ broker, shipper }) =>
        buildShipment({ companyId: broker.id, customerId: shipper.id }),
      assigned: async ({ broker, shipper, carrier }) => {
        const shipment = await assigned(broker, shipper, carrier);
        return { ...shipment, reportId: (await reportOf(shipment.id)).id };
      },
      other: ({ other }) => buildShipment({ companyId: other.id }),
    },
    own: async ({ company, customer, carrier }) => (await assigned(company, customer, carrier)).id,
    parts: { reportId: async (id) => (await reportOf(id)).id },
    calls: [
      ...reads('shipments', 'Shipment', 'Shipments'),
      ...updates('shipments', 'Shipment', { comment: 'Revisado' }),
      call('createShipment', 'create', 'post', () => 'shipments', newShipment),
      ...imports('shipments', 'Shipment', 'Shipments', newShipment),
      call('listShipmentEvents', 'show', 'get', ({ id }) => `shipments/${id}/events`),
      call('listShipmentHistory', 'changes', 'get', ({ id }) => `shipments/${id}/history`),
      call('listShipmentIncidents', 'show', 'get', ({ id }) => `shipments/${id}/incidents`),
      call(
        'reportShipmentIncident',
        'reportIncident',
        'post',
        ({ id }) => `shipments/${id}/incidents`,
        ({ world }) => ({
          incidentId: world.incident.id,
          place: { city: 'Laredo', state: 'US-TX', country: 'US' },
        }),
      ),
      call(
        'resolveShipmentIncident',
        'reportIncident',
        'post',
        ({ id, reportId = id }) => `shipments/${id}/incidents/${reportId}/resolve`,
      ),
      action('moveShipment', 'shipments', 'move', ({ target }) => ({
        status: target.status === 'assigned' ? 'at_pickup' : 'confirmed',
      })),
    ],
    rows: [
      ['none', 'create load', '+++ ++ ++ --'],
      ['broker', 'list export show changes update move', '+++ ++ 00 00'],
      ['shipper', 'list export show changes update move', '+++ ++ ++ 00', 'until it is assigned'],
      ['assigned', 'list export show', '+++ ++ ++ ++'],
      ['assigned', 'changes', '+++ ++ ++ --', 'a carrier reads only the events'],
      ['assigned', 'update', '+++ ++ -- --'],
      ['assigned', 'reportIncident', '+++ ++ -- +-'],
      ['assigned', 'move', '+++ ++ -- +-', 'a carrier’s admin reports its status'],
      ['other', 'list export show changes update move', '+++ 00 00 00'],
      ['other', 'reportIncident', '... 00 00 00'],
    ],
    unseen: { 'move anybody': 'mayReach, in the same policy, refuses each step by itself' },
  },
};

function assigned(company: Target, customer: Target, carrier: Target) {
  const parties = { companyId: company.id, customerId: customer.id, carrierId: carrier.id };
  return buildShipment({ ...parties, status: 'assigned' });
}

async function reportOf(shipmentId: string) {
  return buildReport({ shipmentId, incidentId: (await buildIncident()).id });
}

function newShipment() {
  const { movement, origin, destination } = quoteInput();
  return { movement, origin, destination };
}
