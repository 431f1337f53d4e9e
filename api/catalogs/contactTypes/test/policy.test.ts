import { expect } from 'chai';
import { tableOf } from '../../../testing/actors.ts';
import { contactTypePolicy } from '../policy.ts';

const RUNS = {
  any: 'list show export create update delete',
  one: 'list show export create update delete',
};
const READS = { any: 'list show export', one: 'list show export' };

describe('Permissions for contact types', () => {
  it('are equal to the permission table', () => {
    expect(tableOf(contactTypePolicy, { one: { id: 'one' } })).to.deep.equal({
      root: RUNS,
      operatorAdmin: RUNS,
      staff: READS,
      brokerAdmin: READS,
      brokerMember: READS,
      shipperAdmin: READS,
      shipperMember: READS,
      carrierAdmin: READS,
      carrierMember: READS,
    });
  });
});
