import { quoteInput } from '../quotes/factory.ts';
import { call, changed, loads, seen, verb } from '../testing/permissions/requests.ts';
import type { PermissionsByResource, World } from '../testing/permissions/types.ts';
import { buildReport, buildShipment } from './factory.ts';
import { shipmentPolicy } from './policy.ts';

/** Who may do what with loads: of the broker, of its customer, assigned to its carrier, of another broker. */
export const permissions: PermissionsByResource = {
  shipments: {
    policy: shipmentPolicy,
    records: {
      broker: ({ broker }) => buildShipment({ companyId: broker.id }),
      shipper: ({ broker, shipper }) =>
        buildShipment({ companyId: broker.id, customerId: shipper.id }),
      assigned: (world) => assignedWithReport(world),
      other: ({ other }) => buildShipment({ companyId: other.id }),
    },
    calls: [
      ...seen('shipments', 'Shipment', 'Shipments'),
      ...changed('shipments', 'Shipment', { comment: 'Revisado' }),
      call('createShipment', 'create', 'post', () => 'shipments', newShipment),
      ...loads('shipments', 'Shipment', 'Shipments', newShipment),
      call('listShipmentEvents', 'show', 'get', ({ id }) => `shipments/${id}/events`),
      call('listShipmentHistory', 'history', 'get', ({ id }) => `shipments/${id}/history`),
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
      verb('moveShipment', 'shipments', 'move', ({ target }) => ({
        status: target.status === 'assigned' ? 'at_pickup' : 'confirmed',
      })),
    ],
    rows: [
      ['none', 'create load', '+++ ++ ++ --'],
      ['broker', 'list export show history update move', '+++ ++ 00 00'],
      ['shipper', 'list export show history update move', '+++ ++ ++ 00', 'until it is assigned'],
      ['assigned', 'list export show', '+++ ++ ++ ++'],
      ['assigned', 'history', '+++ ++ ++ --', 'a carrier reads only the events'],
      ['assigned', 'update', '+++ ++ -- --'],
      ['assigned', 'reportIncident', '+++ ++ -- +-'],
      ['assigned', 'move', '+++ ++ -- +-', 'a carrier’s admin reports its status'],
      ['other', 'list export show history update move', '+++ 00 00 00'],
      ['other', 'reportIncident', '... 00 00 00'],
    ],
    unseen: { 'move anybody': 'mayReach, in the same policy, refuses each step by itself' },
  },
};

async function assignedWithReport({ broker, shipper, carrier, incident }: World) {
  const parties = { companyId: broker.id, customerId: shipper.id, carrierId: carrier.id };
  const shipment = await buildShipment({ ...parties, status: 'assigned' });
  const { id } = await buildReport({ shipmentId: shipment.id, incidentId: incident.id });
  return { ...shipment, reportId: id };
}

function newShipment() {
  const { movement, origin, destination } = quoteInput();
  return { movement, origin, destination };
}
