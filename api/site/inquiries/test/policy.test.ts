import { expect } from 'chai';
import { tableOf } from '../../../testing/actors.ts';
import { inquiryPolicy } from '../policy.ts';

const PLAIN = 'list show update';
const STAFF = { any: PLAIN, message: PLAIN, offer: PLAIN, upgrade: PLAIN, customer: PLAIN };
const ADMIN = {
  any: `${PLAIN} toCustomer toCarrier toPremium`,
  message: `${PLAIN} toCustomer toCarrier`,
  offer: `${PLAIN} toCarrier`,
  upgrade: `${PLAIN} toPremium`,
  customer: PLAIN,
};
const HIDDEN = 'hidden';
const NOTHING = { any: '', message: HIDDEN, offer: HIDDEN, upgrade: HIDDEN, customer: HIDDEN };

describe('Permissions for inquiries', () => {
  it('are equal to the permission table', () => {
    const open = { id: 'a', status: 'new' } as const;
    const records = {
      message: { ...open, kind: 'contact' as const },
      offer: { ...open, kind: 'route_offer' as const, audience: 'carrier' as const },
      upgrade: { ...open, kind: 'plan_upgrade' as const, customerId: 'b' },
      customer: { ...open, kind: 'contact' as const, customerId: 'b' },
    };
    expect(tableOf(inquiryPolicy, records)).to.deep.equal({
      root: ADMIN,
      operatorAdmin: ADMIN,
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
