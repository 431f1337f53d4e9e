import { expect } from 'chai';
import { actors, tableOf } from '../../../testing/actors.ts';
import { routePolicy } from '../policy.ts';

const active = { id: 'a', status: 'active' };
const records = {
  own: { ...active, companyId: 'own-company', customerId: 'own-company', carrierId: null },
  covered: { ...active, companyId: 'other', customerId: null, carrierId: 'own-carrier' },
  other: { ...active, companyId: 'other', customerId: 'other', carrierId: 'other' },
};

const ALL = 'list show export create update delete fromQuote';
const READS = 'list show export';

describe('Permissions for routes', () => {
  it('are equal to the permission table', () => {
    const staff = { any: ALL, own: ALL, covered: ALL, other: ALL };
    const reads = { any: READS, own: READS, covered: 'hidden', other: 'hidden' };
    const ships = 'list show export create update delete';
    const covers = { any: READS, own: 'hidden', covered: READS, other: 'hidden' };
    expect(tableOf(routePolicy, records)).to.deep.equal({
      root: staff,
      operatorAdmin: staff,
      staff: { any: READS, own: READS, covered: READS, other: READS },
      brokerAdmin: { any: ALL, own: ALL, covered: 'hidden', other: 'hidden' },
      brokerMember: reads,
      shipperAdmin: { any: ships, own: ships, covered: 'hidden', other: 'hidden' },
      shipperMember: reads,
      carrierAdmin: covers,
      carrierMember: covers,
    });
  });

  it('allow no changes of an archived route', () => {
    const archived = { ...records.own, status: 'archived' } as never;
    expect(routePolicy.update(actors.brokerAdmin, archived)).to.include({ status: 409 });
  });
});
