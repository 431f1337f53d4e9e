import { expect } from 'chai';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildInvitation, buildRate } from '../../../quoting/invitations/test/factory.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { setClock } from '../../../testing/base/clock.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';

type Metrics = Schemas['Metrics'];
type Figures = Schemas['Figures'];

const now = new Date();
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('Figures', function () {
  this.timeout(30_000);
  let companyId: string, customerId: string, broker: User, shipper: User;

  before(async () => {
    const company = await buildCompany();
    companyId = company.id;
    customerId = (await buildCustomer(company)).id;
    broker = await buildUser({ companyId, role: 'member' });
    shipper = await buildUser({ type: 'shipper', companyId: customerId });
  });

  const sent = (minutesAgo: number, firstRateAfter: number | null, more: object = {}) =>
    buildQuote({
      companyId,
      status: firstRateAfter === null ? 'sent' : 'rated',
      sentAt: ago(minutesAgo),
      deadlineAt: ago(minutesAgo - 60),
      firstRateAt: firstRateAfter === null ? null : ago(minutesAgo - firstRateAfter),
      ...more,
    });

  describe('GET /metrics', () => {
    const of = async (user: User, query = '') =>
      (await as(user).get<Metrics>(`/api/metrics${query}`)).body;

    it('needs a token, and a sensible number of days', async () => {
      expect((await anonymous.get('/api/metrics')).status).to.equal(401);
      expect((await as(broker).get('/api/metrics?days=0')).status).to.equal(422);
    });

    it('is empty when nothing was sent', async () => {
      const nothing = {
        sent: 0,
        answered: 0,
        awarded: 0,
        medianMinutes: null,
        percentWithinHour: null,
        marginPercent: null,
      };
      const { from: _, ...figures } = await of(await buildUser());
      expect(figures).to.deep.equal({ days: 90, ...nothing, before: nothing });
    });

    it("counts only own quotes: of the broker's company, or the shipper's requests", async () => {
      await sent(300, 10, { customerId });
      await sent(300, 20, { status: 'assigned' });
      await sent(300, 90);
      await sent(300, null);
      await sent(5, null);
      await sent(40 * 24 * 60, 1);
      await buildQuote({ companyId });
      const own = {
        sent: 5,
        answered: 3,
        awarded: 1,
        medianMinutes: 20,
        percentWithinHour: 50,
        marginPercent: null,
      };
      const { from, before, ...figures } = await of(broker, '?days=30');
      expect(figures).to.deep.equal({ days: 30, ...own });
      expect(before).to.include({ sent: 1, answered: 1, awarded: 0, medianMinutes: 1 });
      const list = async (filter: string) =>
        (await as(broker).get<object[]>(`/api/quotes?sentFrom=${from}&${filter}`)).body.length;
      expect([await list(''), await list('rated=true'), await list('status=assigned')]).to.eql([
        ...[own.sent, own.answered, own.awarded],
      ]);
      expect([await list('ratedWithinHour=true'), await list('rated=false')]).to.eql([2, 2]);
      expect(await of(broker)).to.include({ sent: 6, answered: 4 });
      expect(await of(shipper)).to.include({ sent: 1, medianMinutes: 10, percentWithinHour: 100 });
      expect((await of(await buildUser())).sent).to.equal(0);
    });

    it('computes the margin of sold quotes, each at its own exchange rate, only for brokers', async () => {
      const company = await buildCompany();
      const customer = (await buildCustomer(company)).id;
      const sold = { companyId: company.id, customerId: customer, status: 'assigned' as const };
      const usd = { currency: 'USD' as const, exchangeRate: '20', exchangeRateDate: '2026-01-02' };
      await sent(300, 10, { ...sold, ...usd, purchaseCost: '900', saleValue: '1000' });
      await sent(300, 10, {
        ...sold,
        currency: 'MXN',
        purchaseCost: '9000',
        saleValue: '10000',
      });
      await sent(300, 10, { ...sold, ...usd, status: 'rated', purchaseCost: '1', saleValue: '9' });
      await sent(300, 10, { ...sold, ...usd, purchaseCost: '600', saleValue: '500' });
      const own = await of(await buildUser({ companyId: company.id }));
      expect(own.marginPercent).to.equal('2.5');
      const asking = await of(await buildUser({ type: 'shipper', companyId: customer }));
      expect(asking).to.include({ sent: 4 }).and.not.have.property('marginPercent');
    });

    it("counts a carrier's own rates, without late ones", async () => {
      const carrierId = (await buildCarrier()).id;
      const times = { sentAt: ago(120), deadlineAt: ago(60) };
      const quick = await buildInvitation({ carrierId, status: 'rated', ...times });
      await buildRate({ invitationId: quick.id, createdAt: ago(90) } as never);
      const late = await buildInvitation({ carrierId, status: 'not_available', ...times });
      await buildRate({ invitationId: late.id, late: true });
      await buildInvitation({ carrierId, status: 'pending' });
      const driver = await buildUser({ type: 'carrier', role: 'member', carrierId });
      const own = { sent: 2, answered: 1, awarded: 0, medianMinutes: 30, percentWithinHour: 50 };
      const { from: _, before, ...figures } = await of(driver);
      expect(figures).to.deep.equal({ days: 90, ...own });
      expect(before).to.include({ sent: 0, medianMinutes: null }).and.not.have.key('marginPercent');
    });

    it('counts the days of the company where it is, which are others farther west', async () => {
      const calendar = { timeZone: 'America/Tijuana', hours: {}, holidays: [] };
      const west = await buildCompany({ calendar });
      const east = await buildCompany();
      for (const { id } of [west, east]) {
        await sent(0, null, { companyId: id, sentAt: new Date('2026-06-01T06:30:00Z') });
      }
      const count = async (day: string) =>
        Promise.all(
          [west, east].map(async ({ id }) => {
            const user = as(await buildUser({ companyId: id }));
            const path = `/api/quotes?sentFrom=${day}&sentTo=${day}&countQuery=true`;
            return (await user.get<{ count: number }>(path)).body.count;
          }),
        );
      expect(await count('2026-05-31')).to.deep.equal([1, 0]);
      expect(await count('2026-06-01')).to.deep.equal([0, 1]);
    });
  });

  describe('GET /figures', () => {
    let minutes = 0;
    const later = () => setClock(new Date(now.getTime() + (minutes += 2) * 60_000));
    const read = async () => (await anonymous.get<Figures>('/api/figures')).body;

    it('is public, counts all companies, and names none', async () => {
      for (let count = 0; count < 10; count += 1) await sent(300, 30);
      later();
      const before = await read();
      expect(before.medianMinutes).to.be.a('number');
      expect(before.percentWithinHour).to.be.within(1, 100);
      await sent(300, 30);
      await buildCarrier({ status: 'suspended' });
      const { carrierName } = await buildCarrier();
      expect(await read(), 'a minute old at most').to.deep.equal(before);
      later();
      const after = await read();
      expect([after.quotes - before.quotes, after.carriers - before.carriers]).to.deep.equal([
        1, 1,
      ]);
      expect(after.states).to.be.greaterThan(0);
      expect(JSON.stringify(after)).to.not.include(carrierName);
    });
  });

  describe('GET /quotes/:id', () => {
    it('returns the time to the first rate, also in lists', async () => {
      const { id } = await sent(300, 12, { customerId });
      const shown = await as(broker).get<Schemas['Quote']>(`/api/quotes/${id}`);
      expect(shown.body.minutesToFirstRate).to.equal(12);
      const [listed] = (await as(shipper).get<Schemas['Quote'][]>(`/api/quotes?id=${id}`)).body;
      expect(listed!.minutesToFirstRate).to.equal(12);
    });
  });
});
