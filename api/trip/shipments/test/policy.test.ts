import { expect } from 'chai';
import { actors, tableOf } from '../../../testing/actors.ts';
import { nextStatuses, shipmentPolicy } from '../policy.ts';

const load = { movement: 'mexico', companyId: 'own-company', customerId: 'own-company' } as const;
const theirs = { companyId: 'another-company', customerId: 'another-customer' };

const records = {
  potential: { ...load, status: 'potential', carrierId: null },
  assigned: { ...load, status: 'assigned', carrierId: 'own-carrier' },
  closed: { ...load, status: 'closed', carrierId: 'own-carrier' },
  cancelled: { ...load, status: 'cancelled', carrierId: null },
  other: { ...load, ...theirs, status: 'assigned', carrierId: 'another-carrier' },
};

const ASKED = 'list show changes export create load update move';
const ALL = 'list show changes export create load update reportIncident move';
const RUNS = {
  any: ALL,
  potential: ASKED,
  assigned: ALL,
  closed: 'list show changes export create load move',
  cancelled: 'list show changes export create load',
};
const ASKS = {
  any: ASKED,
  potential: ASKED,
  assigned: 'list show changes export create load',
  closed: 'list show changes export create load',
  cancelled: 'list show changes export create load',
  other: 'hidden',
};
const DRIVER = 'list show export reportIncident move';
const DRIVES = {
  potential: 'hidden',
  closed: 'list show export',
  cancelled: 'hidden',
  other: 'hidden',
};

describe('Permissions for loads', () => {
  it('are equal to the permission table', () => {
    expect(tableOf(shipmentPolicy, records)).to.deep.equal({
      root: { ...RUNS, other: ALL },
      operatorAdmin: { ...RUNS, other: ALL },
      staff: { ...RUNS, other: ALL },
      brokerAdmin: { ...RUNS, other: 'hidden' },
      brokerMember: { ...RUNS, other: 'hidden' },
      shipperAdmin: ASKS,
      shipperMember: ASKS,
      carrierAdmin: { ...DRIVES, any: DRIVER, assigned: DRIVER },
      carrierMember: { ...DRIVES, any: 'list show export', assigned: 'list show export' },
    });
  });

  it("let a carrier's admin report statuses on the road, and nothing else", () => {
    const steps = (status: 'assigned' | 'at_delivery' | 'delivered') =>
      nextStatuses(actors.carrierAdmin, { ...records.assigned, status, movement: 'mexico' });
    expect(steps('assigned')).to.deep.equal(['at_pickup']);
    expect(steps('at_delivery')).to.deep.equal(['delivered', 'in_transit']);
    expect(steps('delivered')).to.deep.equal(['at_delivery']);
  });

  it('let a customer confirm or cancel loads without a carrier', () => {
    const steps = (status: 'potential' | 'confirmed' | 'assigned') =>
      nextStatuses(actors.shipperMember, { ...records.potential, status });
    expect(steps('potential')).to.deep.equal(['confirmed', 'cancelled']);
    expect(steps('confirmed')).to.deep.equal(['potential', 'cancelled']);
    expect(steps('assigned')).to.deep.equal([]);
  });

  it('allow a read-only user no change of status', () => {
    const reader = { ...actors.brokerAdmin, access: 'read_only' as const };
    expect(nextStatuses(reader, { ...records.assigned, status: 'assigned' })).to.deep.equal([]);
  });
});
