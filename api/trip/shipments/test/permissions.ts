import { buildIncident } from '../../../catalogs/incidents/test/factory.ts';
import { quoteInput } from '../../../quoting/quotes/test/factory.ts';
import { buildLoadByLegs } from '../../../testing/legs/byLegs.ts';
import { call, updates, imports, reads, action } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource, Target, World } from '../../../testing/permissions/types.ts';
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
      assigned: async ({ broker, shipper, carrier }) =>
        withReport(await assigned(broker, shipper, carrier)),
      other: ({ other }) => buildShipment({ companyId: other.id }),
      leg: async (world) => withReport((await byLegs(world)).legs.transfer),
      siblingLeg: async (world) => (await byLegs(world)).legs.us,
      byLegs: async (world) => (await byLegs(world)).whole,
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
      ['leg', 'list', '+++ ++ 00 ++', 'for those who see its whole, by its id alone'],
      ['leg', 'export', '000 00 00 ++'],
      ['leg', 'show', '+++ ++ 00 ++', 'a leg has no customer'],
      ['leg', 'changes', '+++ ++ 00 --'],
      ['leg', 'reportIncident move', '+++ ++ 00 +-'],
      ['siblingLeg', 'export', '000 00 00 00'],
      ['siblingLeg', 'list show', '+++ ++ 00 00', 'a carrier sees and acts in its leg alone'],
      ['siblingLeg', 'changes', '+++ ++ 00 00'],
      ['siblingLeg', 'update reportIncident move', '... .. 00 00'],
      ['byLegs', 'list export show', '+++ ++ ++ 00', 'the load of a leg’s carrier is its leg'],
      ['byLegs', 'changes update reportIncident move', '... .. .. 00'],
    ],
    unseen: { 'move anybody': 'mayReach, in the same policy, refuses each step by itself' },
  },
};

function assigned(company: Target, customer: Target, carrier: Target) {
  const parties = { companyId: company.id, customerId: customer.id, carrierId: carrier.id };
  return buildShipment({ ...parties, status: 'assigned' });
}

/** A load by legs whose transfer the carrier drives, and others the rest. */
function byLegs({ broker, shipper, carrier }: World) {
  return buildLoadByLegs(
    { companyId: broker.id, customerId: shipper.id },
    { transfer: carrier.id },
  );
}

/** The load with an incident that was reported of it. */
async function withReport(load: Target): Promise<Target> {
  return { ...load, reportId: (await reportOf(load.id)).id };
}

async function reportOf(shipmentId: string) {
  return buildReport({ shipmentId, incidentId: (await buildIncident()).id });
}

function newShipment() {
  const { movement, origin, destination } = quoteInput();
  return { movement, origin, destination };
}
