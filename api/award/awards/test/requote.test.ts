import { expect } from 'chai';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildEquipment } from '../../../catalogs/equipments/test/factory.ts';
import { latestExchangeRate } from '../../../catalogs/exchangeRates/index.ts';
import { buildExchangeRate, buildQuote, dayFrom } from '../../../quoting/quotes/test/factory.ts';
import { Quote as Row } from '../../../quoting/quotes/Quote.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { Invitation } from '../../../quoting/invitations/Invitation.ts';

type Quote = Schemas['Quote'];

describe('POST /quotes/:id/requote', function () {
  this.timeout(30_000);
  let companyId: string, customerId: string, equipmentId: string, member: User, shipper: User;

  before(async () => {
    const company = await buildCompany();
    companyId = company.id;
    customerId = (await buildCustomer(company)).id;
    equipmentId = (await buildEquipment()).id;
    member = await buildUser({ companyId, role: 'member' });
    shipper = await buildUser({ type: 'shipper', role: 'member', companyId: customerId });
    await buildExchangeRate();
  });

  const build = (overrides: Parameters<typeof buildQuote>[0] = {}) =>
    buildQuote({ companyId, customerId, equipmentId, status: 'rated', ...overrides });
  const requote = <T = Quote>(user: User, id: string, change: object = {}) =>
    as(user).post<T>(`/api/quotes/${id}/requote`, change);

  it("needs a token, answers 404 for other companies' quotes, and is forbidden for carriers", async () => {
    const { id } = await build();
    expect((await anonymous.post(`/api/quotes/${id}/requote`, {})).status).to.equal(401);
    expect((await requote(await buildUser({ type: 'carrier' }), id)).status).to.equal(403);
    expect((await requote(await buildUser(), id)).status).to.equal(404);
  });

  it('requires another pick-up date when the old one has passed, and refuses foreign references', async () => {
    const { id } = await build({ pickupDate: dayFrom(-3) });
    const stale = await requote<Schemas['Problem']>(member, id);
    expect([stale.status, ...Object.keys(stale.body.errors!)]).to.deep.equal([422, 'pickupDate']);
    expect((await requote(member, id, { companyId })).status).to.equal(422);
    expect((await Row.query().findById(id))!.status).to.equal('rated');
  });

  it('is refused for a draft and for an assigned quote', async () => {
    for (const status of ['created', 'pending', 'assigned'] as const) {
      const { id } = await build({ status });
      expect((await requote(member, id)).status, status).to.equal(409);
    }
  });

  it("creates a quote for the same load at today's exchange rate, and notifies the carriers of the old one", async () => {
    const old = await build({ targetRate: '1400.00', weight: '9000.00', exchangeRate: '17.1111' });
    const first = await buildInvitation({ quoteId: old.id, rate: { allIn: '1500.00' } });
    const silent = await buildInvitation({ quoteId: old.id });
    const latest = await Row.transaction(latestExchangeRate);
    const { status, body } = await requote(member, old.id, { pickupDate: dayFrom(8) });
    expect(status).to.equal(201);
    expect(body).to.include({
      status: 'pending',
      parentId: old.id,
      customerId,
      weight: '9000.00',
      targetRate: '1400.00',
      pickupDate: dayFrom(8),
      exchangeRate: latest.exchangeRate,
      invitedCount: 0,
    });
    expect(body.reference).not.to.equal(old.reference);
    expect(body.parentReference).to.equal(old.reference);
    const parent = await as(member).get<Quote>(`/api/quotes/${old.id}`);
    expect(parent.body).to.include({
      status: 'dismissed',
      closeReason: 'superseded',
      exchangeRate: '17.1111',
      childReference: body.reference,
    });
    const outcomes = await Invitation.query().findByIds([first.id, silent.id]).orderBy('status');
    expect(outcomes.map((each) => [each.status, each.closeReason, each.rank])).to.deep.equal([
      ['dismissed', 'superseded', null],
      ['rejected', 'superseded', 1],
    ]);
  });

  it('does not change the status of a closed quote', async () => {
    const { id } = await build({ status: 'not_available' });
    expect((await requote(member, id)).status).to.equal(201);
    expect((await Row.query().findById(id))!.status).to.equal('not_available');
  });

  it('by the customer keeps the values that only the broker may set', async () => {
    const { id } = await build({ targetRate: '1400.00' });
    const { status, body } = await requote(shipper, id, { units: 4 });
    expect([status, body.units]).to.deep.equal([201, 4]);
    const copy = (await Row.query().findById(body.id))!;
    expect(copy).to.include({ targetRate: '1400.00', customerId, companyId });
    const other = await build();
    expect((await requote(shipper, other.id, { targetRate: '1.00' })).status).to.equal(422);
  });

  it('twice at once supersedes the old quote once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await build();
      await Promise.all([requote(member, id), requote(shipper, id)]);
      const events = await as(member).get<Schemas['Event'][]>(`/api/quotes/${id}/events`);
      const ends = events.body.filter(({ toStatus }) => toStatus === 'dismissed');
      expect(ends).to.have.length(1);
    }
  });
});
