import { expect } from 'chai';
import { tableOf } from '../testing/actors.ts';
import { inquiryPolicy } from './policy.ts';

const STAFF = { any: 'list show update', one: 'list show update' };
const NOTHING = { any: '', one: 'hidden' };

describe('Who may do what with an inquiry', () => {
  it('is the permission table', () => {
    expect(tableOf(inquiryPolicy, { one: { id: 'a' } })).to.deep.equal({
      root: STAFF,
      operatorAdmin: STAFF,
      staff: STAFF,
      brokerAdmin: NOTHING,
      brokerMember: NOTHING,
      shipperAdmin: NOTHING,
      shipperMember: NOTHING,
      carrierAdmin: NOTHING,
      carrierMember: NOTHING,
    });
  });
});
