import { expect } from 'chai';
import { tableOf } from '../../../testing/actors.ts';
import { locationPolicy } from '../policy.ts';

const records = {
  own: { id: 'a', companyId: 'own-company' },
  other: { id: 'b', companyId: 'another-company' },
};

const ALL = 'list show export create load update delete';
const STAFF = { any: ALL, own: ALL, other: ALL };
const OWN = { any: ALL, own: ALL, other: 'hidden' };
const NOTHING = { any: '', own: 'hidden', other: 'hidden' };

describe('Permissions for locations', () => {
  it('are equal to the permission table', () => {
    expect(tableOf(locationPolicy, records)).to.deep.equal({
      root: STAFF,
      operatorAdmin: STAFF,
      staff: STAFF,
      brokerAdmin: OWN,
      brokerMember: OWN,
      shipperAdmin: OWN,
      shipperMember: OWN,
      carrierAdmin: NOTHING,
      carrierMember: NOTHING,
    });
  });
});
