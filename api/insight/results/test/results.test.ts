import { expect } from 'chai';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import type { Document } from '../../../compliance/documents/Document.ts';
import { dayIn, uploadedDocument } from '../../../compliance/documents/test/factory.ts';
import { buildInvitation, buildRate } from '../../../quoting/invitations/test/factory.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';

type Results = Schemas['Results'];

describe('GET /results', function () {
  this.timeout(30_000);
  let companyId: string, customerId: string, carrierId: string;
  let broker: User, carrier: User, stranger: User;

  const of = async (user: User, query = 'from=2026-03-01&to=2026-03-31') =>
    (await as(user).get<Results>(`/api/results?${query}`)).body;
  const at = (day: number, minutes = 0) =>
    new Date(Date.UTC(2026, 2, day, 18, minutes)).toISOString();
  const usd = { currency: 'USD', exchangeRate: '20', exchangeRateDate: '2026-01-02' } as const;

  before(async () => {
    const company = await buildCompany();
    companyId = company.id;
    customerId = (await buildCustomer(company)).id;
    carrierId = (await buildCarrier({ companyId })).id;
    broker = await buildUser({ companyId, role: 'member' });
    carrier = await buildUser({ type: 'carrier', carrierId });
    stranger = await buildUser();
    const sent = (day: number) => ({
      companyId,
      createdAt: at(day),
      sentAt: at(day),
      deadlineAt: at(day, 60),
    });
    const sold = { ...usd, purchaseCost: '900', saleValue: '1000', status: 'assigned' as const };
    const won = await buildQuote({ ...sent(2), ...sold, customerId, firstRateAt: at(2, 10) });
    const lost = await buildQuote({ ...sent(2), status: 'rated', firstRateAt: at(2, 70) });
    const closed = { status: 'dismissed' as const, closeReason: 'customer_cancelled' };
    await buildQuote({ ...sent(9), ...closed });
    await buildQuote({ companyId, createdAt: '2026-02-28T18:00:00Z' });
    const asked = { carrierId, companyId, deadlineAt: at(2, 60), sentAt: at(2) };
    const first = await buildInvitation({ ...asked, quoteId: won.id, status: 'assigned' });
    await buildRate({
      invitationId: first.id,
      companyId,
      currency: 'USD',
      allIn: '900',
      createdAt: at(2, 10),
    } as never);
    const refused = { status: 'rejected_by_carrier' as const, closeReason: 'no_availability' };
    await buildInvitation({ ...asked, quoteId: lost.id, ...refused });
  });

  it('counts of each carrier what the list of quotes shows by its filters', async () => {
    const { carriers = [] } = await of(broker);
    expect(carriers).to.deep.include({ ...carriers[0]!, carrierId, asked: 2, answered: 1, won: 1 });
    const march = { createdFrom: '2026-03-01', createdTo: '2026-03-31' };
    for (const [name, counted] of [
      ['carrierId', 2],
      ['ratedBy', 1],
      ['assignedTo', 1],
    ] as const) {
      const filter = encodeURIComponent(JSON.stringify({ ...march, [name]: carrierId }));
      const path = `/api/quotes?countQuery=true&filter=${filter}`;
      expect((await as(broker).get<{ count: number }>(path)).body.count, name).to.equal(counted);
    }
  });

  it('needs a token, is not for shippers, and needs a sensible period', async () => {
    expect((await anonymous.get('/api/results')).status).to.equal(401);
    const shipper = as(await buildUser({ type: 'shipper', companyId: customerId }));
    expect((await shipper.get('/api/results')).status).to.equal(403);
    for (const period of ['from=2026-03-02&to=2026-03-01', 'from=1990-01-01', 'from=2026-13-01']) {
      expect((await as(broker).get(`/api/results?${period}`)).status, period).to.equal(422);
    }
  });

  it('counts the quotes of each day by status, and how fast the first rate came', async () => {
    const { unit, statuses, answers } = await of(broker);
    expect(unit).to.equal('day');
    const day = (date: string) => ({ from: date, to: date });
    expect(statuses).to.deep.equal([
      { ...day('2026-03-02'), status: 'assigned', count: 1 },
      { ...day('2026-03-02'), status: 'rated', count: 1 },
      { ...day('2026-03-09'), status: 'dismissed', count: 1 },
    ]);
    const quick = { sent: 2, answered: 2, awarded: 1, medianMinutes: 40, percentWithinHour: 50 };
    const none = { sent: 1, answered: 0, awarded: 0, medianMinutes: null, percentWithinHour: 0 };
    expect(answers).to.deep.equal([
      { ...day('2026-03-02'), ...quick },
      { ...day('2026-03-09'), ...none },
    ]);
  });

  it('divides a longer period into weeks and months that do not exceed it', async () => {
    const intervals = async (query: string) => {
      const { statuses } = await of(broker, query);
      return [...new Set(statuses.map(({ from, to }) => `${from} ${to}`))];
    };
    expect(await intervals('from=2026-03-01&to=2026-04-15')).to.deep.equal([
      '2026-03-02 2026-03-08',
      '2026-03-09 2026-03-15',
    ]);
    expect(await intervals('from=2026-02-10&to=2026-12-31')).to.deep.equal([
      '2026-02-10 2026-02-28',
      '2026-03-01 2026-03-31',
    ]);
  });

  it('converts sales and rates at the exchange rate of each quote', async () => {
    const { sales, customers, lanes } = await of(broker);
    const sale = { loads: 1, sale: '20000.00', margin: '2000.00' };
    expect(sales).to.deep.equal([{ from: '2026-03-02', to: '2026-03-02', ...sale }]);
    expect(customers!.find((one) => one.customerId === customerId)).to.include({
      quotes: 1,
      ...sale,
    });
    expect(lanes[0]).to.deep.equal({
      originState: 'MX-NLE',
      destinationState: 'US-TX',
      viaStates: [],
      quotes: 3,
      rates: 1,
      lowest: '18000.00',
      median: '18000.00',
      highest: '18000.00',
    });
    const inDollars = await of(broker, 'from=2026-03-01&to=2026-03-31&currency=USD');
    expect(inDollars.sales![0]).to.include({ sale: '1000.00', margin: '100.00' });
    expect(inDollars.lanes[0]).to.include({ median: '900.00' });
  });

  it('counts what each carrier answered and won, and the reasons', async () => {
    const { carriers, reasons } = await of(broker);
    expect(carriers!.map(({ carrierName: _, ...counts }) => counts)).to.deep.equal([
      { carrierId, asked: 2, answered: 1, won: 1 },
    ]);
    expect(reasons).to.deep.equal([
      { of: 'declined', reason: 'no_availability', count: 1 },
      { of: 'closed', reason: 'customer_cancelled', count: 1 },
    ]);
  });

  it('shows a carrier its own invitations and rates only', async () => {
    const own = await of(carrier);
    expect(own).to.have.keys(
      ...['from', 'to', 'unit', 'currency', 'statuses', 'answers', 'reasons', 'lanes', 'documents'],
    );
    expect(own.statuses.map(({ status, count }) => [status, count])).to.deep.equal([
      ['assigned', 1],
      ['rejected_by_carrier', 1],
    ]);
    expect(own.answers).to.have.length(1);
    expect(own.answers[0]).to.include({ sent: 2, answered: 1, awarded: 1, medianMinutes: 10 });
    expect(own.lanes).to.deep.equal([
      {
        originState: 'MX-NLE',
        destinationState: 'US-TX',
        viaStates: [],
        quotes: 2,
        rates: 1,
        lowest: '18000.00',
        median: '18000.00',
        highest: '18000.00',
      },
    ]);
    expect(own.reasons).to.deep.equal([{ of: 'declined', reason: 'no_availability', count: 1 }]);
    const other = await buildUser({ type: 'carrier', carrierId: (await buildCarrier({})).id });
    expect((await of(other)).statuses).to.deep.equal([]);
  });

  it('counts nothing of another broker, also when asked for its company', async () => {
    const empty = await of(stranger, `from=2026-03-01&to=2026-03-31&companyId=${companyId}`);
    const { statuses, answers, reasons, lanes, sales, carriers, customers, documents } = empty;
    const lists = [statuses, answers, reasons, lanes, sales, carriers, customers, documents];
    expect(lists.flat()).to.deep.equal([]);
    const staff = await buildUser({ type: 'internal' });
    const chosen = await of(staff, `from=2026-03-01&to=2026-03-31&companyId=${companyId}`);
    expect(chosen.statuses).to.deep.equal((await of(broker)).statuses);
  });

  it('counts the approved documents of the own network that expire', async () => {
    const build = (type: Document['type'], days: number) =>
      uploadedDocument(carrierId, { type, status: 'approved', expirationDate: dayIn(days) });
    await build('insurance_cover', 10);
    await build('bank_statement', 45);
    await build('official_id', 200);
    const mine = await of(broker, 'from=2026-03-02&to=2026-03-03');
    const ofType = (wanted: string) => mine.documents.filter(({ type }) => type === wanted);
    expect([ofType('bank_statement'), ofType('insurance_cover')]).to.deep.equal([
      [{ type: 'bank_statement', days0: 0, days30: 0, days60: 1, days90: 1 }],
      [{ type: 'insurance_cover', days0: 0, days30: 1, days60: 1, days90: 1 }],
    ]);
    expect(ofType('official_id')).to.deep.equal([]);
    expect((await of(stranger, 'from=2026-03-02&to=2026-03-03')).documents).to.deep.equal([]);
  });
});
