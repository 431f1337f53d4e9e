import { expect } from 'chai';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import { as, byLink } from '../../../testing/client.ts';
import { awardable, buildTrafficContact, linkIn } from '../../../testing/notices/awardable.ts';

describe('A customer without an account', function () {
  this.timeout(60_000);

  it('hears of the award, and follows the load with the link of the mail, in the own language', async () => {
    const { customer, award } = await awardable();
    const email = await buildTrafficContact(customer.id, 'en');
    const message = (await award()).get(email)!;
    expect(message).to.include({ locale: 'en' });
    expect(message.link).to.include({ label: 'Follow the load' });
    const { page, token } = await linkIn(message);
    expect(page).to.equal('/en/tracking');
    const { body: link } = await byLink(token).get<Schemas['Link']>('/api/link');
    expect(link.kind).to.equal('tracking');
  });

  it('who has no contact hears of it at the company address', async () => {
    const { customer, award } = await awardable();
    const mails = await award();
    expect(mails.get(customer.email)!.link!.path).to.match(/^(\/en)?\/tracking#/);
  });

  it('gets no mail through a user who has turned off the mails of new loads, nor does that user', async () => {
    const { customer, award } = await awardable();
    const shipper = await buildUser({ type: 'shipper', companyId: customer.id });
    await as(shipper).post('/api/notifications/choices', { kind: 'shipment_created', mail: false });
    const mails = await award();
    expect(mails.has(shipper.email)).to.equal(false);
    expect(mails.has(customer.email)).to.equal(false);
  });
});
