import { expect } from 'chai';
import type { Schemas } from '../../../core/contract/types.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { buildCompany, buildCustomer } from './factory.ts';

type Problem = Schemas['Problem'];

const calendar = {
  timeZone: 'America/Monterrey',
  hours: { monday: { from: '09:00', to: '18:00' }, friday: { from: '09:00', to: '00:00' } },
  holidays: ['MX', 'US'],
};

describe('PATCH /companies/:id/calendar', () => {
  let companyId: string, customerId: string;
  let admin: User, customerAdmin: User;

  before(async () => {
    const broker = await buildCompany();
    companyId = broker.id;
    admin = await buildUser({ companyId });
    customerId = (await buildCustomer(broker)).id;
    customerAdmin = await buildUser({ type: 'shipper', companyId: customerId });
  });

  const set = (user: User, id: string, more: object = {}) =>
    as(user).patch<Schemas['Company'] & Problem>(`/api/companies/${id}/calendar`, {
      ...calendar,
      ...more,
    });

  it("needs a token and an admin, and hides other companies' behind a 404", async () => {
    const { status } = await anonymous.patch(`/api/companies/${companyId}/calendar`, calendar);
    expect(status).to.equal(401);
    expect((await set(await buildUser({ companyId, role: 'member' }), companyId)).status).to.equal(
      403,
    );
    expect((await set(await buildUser(), companyId)).status).to.equal(404);
  });

  it('refuses an unknown zone, hours that end before they begin, half a day and other countries', async () => {
    const wrong: [field: string, more: object][] = [
      ['timeZone', { timeZone: 'Europe/Madrid' }],
      ['hours.monday.to', { hours: { monday: { from: '18:00', to: '09:00' } } }],
      ['hours.monday.to', { hours: { monday: { from: '18:00', to: null } } }],
      ['hours.monday.to', { hours: { monday: { from: '18:00', to: '24:00' } } }],
      ['holidays.0', { holidays: ['CA'] }],
    ];
    for (const [field, more] of wrong) {
      const { status, body } = await set(admin, companyId, more);
      expect([status, ...Object.keys(body.errors ?? {})]).to.deep.equal([422, field]);
    }
  });

  it('is saved by the admin of the company, of a broker for its customer and of the customer', async () => {
    for (const [user, id] of [
      [admin, companyId],
      [admin, customerId],
      [customerAdmin, customerId],
    ] as const) {
      const { status, body } = await set(user, id);
      expect([status, body.calendar]).to.deep.equal([200, calendar]);
    }
  });

  it('is a change in the history of the company', async () => {
    const { id } = await buildCompany();
    const own = await buildUser({ companyId: id });
    await set(own, id);
    const { body } = await as(own).get<Schemas['Change'][]>(`/api/companies/${id}/history`);
    expect(body[0]!.fields.map(({ field }) => field)).to.deep.equal(['calendar']);
  });
});
