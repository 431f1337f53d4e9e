import { expect } from 'chai';
import { tableOf } from '../../../testing/actors.ts';
import { importPolicy } from '../policy.ts';

const records = {
  own: { id: 'a', companyId: 'own-company', status: 'ready' },
  other: { id: 'b', companyId: 'another-company', status: 'ready' },
};

const SEEN = 'list show confirm chooseDates cancel';
const STAFF = { any: SEEN, own: SEEN, other: SEEN };
const OWN = { any: SEEN, own: SEEN, other: 'hidden' };
const NOTHING = { any: '', own: 'hidden', other: 'hidden' };

describe('Permissions for imports', () => {
  it("allow the import's company and staff to read, confirm and cancel them", () => {
    expect(tableOf(importPolicy, records)).to.deep.equal({
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
