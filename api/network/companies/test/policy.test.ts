import { expect } from 'chai';
import { tableOf } from '../../../testing/actors.ts';
import { companyPolicy } from '../policy.ts';

const records = {
  own: { id: 'own-company', type: 'broker', ownerCompanyId: null },
  customer: { id: 'customer', type: 'shipper', ownerCompanyId: 'own-company' },
  other: { id: 'other', type: 'shipper', ownerCompanyId: 'another-company' },
  operator: { id: 'operator', type: 'internal', ownerCompanyId: null },
};

const RUNS = 'list show export create update changePlan setCalendar delete';
const ANY = 'list show export create update changePlan setFuel setCalendar delete';
const STAFF = {
  any: 'list show export',
  own: 'list show export',
  customer: 'list show export',
  other: 'list show export',
};
const ANDEN = {
  any: ANY,
  own: 'list show export create update setFuel setCalendar delete',
  customer: RUNS,
  other: RUNS,
  operator: 'list show export create update changePlan setFuel setCalendar',
};
const READS = {
  any: 'list show export',
  own: 'list show export',
  customer: 'list show export',
  other: 'hidden',
  operator: 'hidden',
};
const NOTHING = { any: '', own: 'hidden', customer: 'hidden', other: 'hidden', operator: 'hidden' };

describe('Permissions for companies', () => {
  it('are equal to the permission table', () => {
    expect(tableOf(companyPolicy, records)).to.deep.equal({
      root: ANDEN,
      operatorAdmin: ANDEN,
      staff: { ...STAFF, operator: 'list show export' },
      brokerAdmin: {
        any: 'list show export create update setFuel setCalendar delete',
        own: 'list show export create setFuel setCalendar',
        customer: 'list show export create update setCalendar delete',
        other: 'hidden',
        operator: 'hidden',
      },
      brokerMember: READS,
      shipperAdmin: {
        ...READS,
        any: 'list show export setCalendar',
        own: 'list show export setCalendar',
      },
      shipperMember: READS,
      carrierAdmin: NOTHING,
      carrierMember: NOTHING,
    });
  });
});
