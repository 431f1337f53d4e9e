import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { buildAccessorial } from '../../accessorials/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { dayAt } from '../../../core/i18n/days.ts';
import { setClock } from '../../../testing/base/clock.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import { Payment } from '../Payment.ts';
import { owedLoad } from './factory.ts';

type Shown = Schemas['Settlement'];
type Results = Schemas['BulkResult'];

const mark = { action: 'pay', paidOn: '2026-11-24', reference: 'SPEI 77' };

describe('Several settlements', function () {
  this.timeout(60_000);

  /** A broker that owes these loads on Wednesday, November 25. */
  async function owing(...owed: Parameters<typeof owedLoad>[1][]) {
    setClock(new Date('2026-11-25T18:00:00Z'));
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId });
    const ids: string[] = [];
    for (const one of owed) ids.push(await owedLoad({ companyId, carrierId }, one));
    const broker = as(await buildUser({ companyId }));
    const member = as(await buildUser({ companyId, role: 'member' }));
    const carrier = as(await buildUser({ type: 'carrier', carrierId }));
    const pay = (body: object, headers = {}) =>
      broker.post<Results>('/api/settlements/bulk', { ids, ...mark, ...body }, { headers });
    const show = async (id: string) => (await broker.get<Shown>(`/api/settlements/${id}`)).body;
    return { ids, companyId, broker, member, carrier, pay, show };
  }

  it('are summed by currency: all, overdue and due until Sunday', async () => {
    const { broker, member, carrier } = await owing(
      { total: '1000.10', dueDate: inDays(-1) },
      { total: '200.20', dueDate: inDays(0) },
      { total: '30.00', dueDate: inDays(toSunday()) },
      { total: '4.00', dueDate: inDays(toSunday() + 1) },
      { total: '500.00', dueDate: inDays(30), currency: 'USD' },
      { total: '9999.00', dueDate: inDays(-5), isPaid: true },
    );
    const none = { overdueCount: 0, overdue: '0.00', thisWeekCount: 0, thisWeek: '0.00' };
    const sums = [
      {
        currency: 'MXN',
        count: 4,
        total: '1234.30',
        overdueCount: 1,
        overdue: '1000.10',
        thisWeekCount: 2,
        thisWeek: '230.20',
      },
      { ...none, currency: 'USD', count: 1, total: '500.00' },
    ];
    for (const who of [broker, member, carrier])
      expect((await who.get('/api/settlements/totals')).body).to.deep.equal(sums);
    expect((await anonymous.get('/api/settlements/totals')).status).to.equal(401);
    const shipper = as(await buildUser({ type: 'shipper' }));
    expect((await shipper.get('/api/settlements/totals')).status).to.equal(403);
    const other = as(await buildUser({ companyId: (await buildCompany()).id }));
    expect((await other.get('/api/settlements/totals')).body).to.deep.equal([]);
  });

  it('are marked as paid at once, and those that cannot be are named and stay as they are', async () => {
    const { ids, companyId, member, pay, show } = await owing(
      { total: '1000.00' },
      { total: '200.00', isPaid: true },
      { total: '30.00', deliveredAt: '2026-11-25T17:00:00Z' },
    );
    const hidden = await owedLoad(
      { companyId: (await buildCompany()).id, carrierId: (await buildCarrier()).id },
      { total: '1.00' },
    );
    const refused = await member.post('/api/settlements/bulk', { ids, ...mark });
    expect(refused.status).to.equal(403);
    const { body } = await pay({ ids: [...ids, hidden] });
    expect(body.results.map(({ status, code }) => [status, code])).to.deep.equal([
      ...[
        [200, undefined],
        [409, 'ALREADY_PAID'],
        [422, 'INVALID'],
      ],
      [404, 'NOT_FOUND'],
    ]);
    expect(body.results[2]!.message).to.include('se entregó el 25 de noviembre de 2026');
    expect(await show(ids[0]!)).to.include({ status: 'paid', paymentReference: 'SPEI 77' });
    expect((await show(ids[2]!)).status).not.to.equal('paid');
    expect(await Payment.query().where({ companyId }).resultSize()).to.equal(2);
    expect(await Payment.query().where({ shipmentId: hidden }).resultSize()).to.equal(0);
  });

  it('are marked once by a repeated call', async () => {
    const { companyId, pay } = await owing({ total: '1000.00' }, { total: '200.00' });
    const key = { 'idempotency-key': randomUUID() };
    const first = await pay({}, key);
    expect((await pay({}, key)).body).to.deep.equal(first.body);
    expect(first.body.results.map(({ status }) => status)).to.deep.equal([200, 200]);
    const again = await pay({});
    expect(again.body.results.map(({ code }) => code)).to.eql(['ALREADY_PAID', 'ALREADY_PAID']);
    expect(await Payment.query().where({ companyId }).resultSize()).to.equal(2);
  });

  it('are not marked when a load or its total changed since they were read', async () => {
    const { ids, pay, show } = await owing({ total: '1000.00' }, { total: '200.00' });
    const read = await Promise.all(ids.map(show));
    const seen = read.map(({ id, version, total }) => ({ id, version, total }));
    await buildAccessorial(ids[0]!, { status: 'approved', amount: '50.00', currency: 'MXN' });
    const { body } = await pay({ seen: [seen[0], { ...seen[1], version: seen[1]!.version + 1 }] });
    const changed = [412, 'SETTLEMENT_CHANGED'];
    expect(body.results.map(({ status, code }) => [status, code])).to.eql([changed, changed]);
    expect(body.results[0]!.message).to.include('1050.00 MXN');
    expect((await pay({ seen: [seen[1]], ids: [ids[1]] })).body.results[0]!.status).to.equal(200);
  });

  it('need a day and a reference', async () => {
    const { pay } = await owing({ total: '1.00' });
    const wrong = await pay({ paidOn: '2026-13-40', reference: ' ' });
    expect(wrong.status).to.equal(422);
    expect((wrong.body as unknown as Schemas['Problem']).errors).to.have.keys(
      'paidOn',
      'reference',
    );
  });
});

/** A day by the clock of the database, which decides what is due. */
function inDays(days: number): string {
  return dayAt(new Date(Date.now() + days * 24 * 60 * 60_000));
}

function toSunday(): number {
  return (7 - new Date(`${inDays(0)}T12:00:00Z`).getUTCDay()) % 7;
}
