import { expect } from 'chai';
import { buildAccessorial } from '../../accessorials/test/factory.ts';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildEvidence, deliveredLoad } from '../../evidence/test/factory.ts';
import { Shipment } from '../../shipments/index.ts';
import { buildStops } from '../../shipments/test/factory.ts';
import { setClock } from '../../../testing/base/clock.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';

type Shown = Schemas['Settlement'];
type Refused = Schemas['Problem'];

const paid = { paidOn: '2026-11-24', reference: ' SPEI 8812 ' };

describe('What the carrier of a closed load is owed', function () {
  this.timeout(60_000);

  async function closed() {
    setClock(new Date('2026-11-25T18:00:00Z'));
    const { id: companyId } = await buildCompany();
    const { id: carrierId, carrierName } = await buildCarrier({ companyId });
    const amounts = { purchaseCost: '18500.00', saleValue: '21000.00', currency: 'MXN' } as const;
    const parties = { companyId, carrierId };
    const { id } = await deliveredLoad({ ...parties, ...amounts, status: 'closed' });
    const reviewedAt = '2026-11-20T20:00:00Z';
    await buildEvidence(id, { status: 'accepted', reviewedAt });
    await buildAccessorial(id, { status: 'approved', amount: '1500.00', currency: 'MXN' });
    await buildAccessorial(id, {
      status: 'rejected',
      reason: 'No',
      amount: '99.00',
      currency: 'MXN',
    });
    const broker = as(await buildUser({ companyId }));
    const member = as(await buildUser({ companyId, role: 'member' }));
    const carrier = as(await buildUser({ type: 'carrier', carrierId }));
    const path = `/api/settlements/${id}`;
    const pay = <T = Shown>(body: object = paid, who = broker) => who.post<T>(`${path}/pay`, body);
    const show = async (who = broker) => (await who.get<Shown>(path)).body;
    return { id, companyId, carrierName, broker, member, carrier, path, pay, show };
  }

  it('is the agreed rate with the approved accessorials, due after the payment term', async () => {
    const { show, carrier } = await closed();
    expect(await show()).to.include({
      agreedAmount: '18500.00',
      accessorialsAmount: '1500.00',
      total: '20000.00',
      currency: 'MXN',
      paymentDays: 30,
      dueDate: '2026-12-20',
      status: 'due',
      paidOn: null,
    });
    const seen = JSON.stringify(await show(carrier));
    expect(seen).to.include('20000.00').and.not.include('21000.00');
  });

  it('is marked as paid once with day and reference by an admin, and the mark is taken back', async () => {
    const { path, broker, member, carrier, pay, show } = await closed();
    expect((await anonymous.post(`${path}/pay`, paid)).status).to.equal(401);
    for (const who of [member, carrier]) expect((await pay(paid, who)).status).to.equal(403);
    const future = await pay<Refused>({ ...paid, paidOn: '2026-11-26' });
    expect(future.body.errors).to.have.keys('paidOn');
    const answers = await Promise.all([pay(), pay()]);
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409]);
    expect(await show(carrier)).to.include({
      status: 'paid',
      paidOn: '2026-11-24',
      paymentReference: 'SPEI 8812',
      paidAmount: '20000.00',
    });
    expect((await broker.post(`${path}/unpay`, {})).status).to.equal(200);
    const again = await broker.post<Refused>(`${path}/unpay`, {});
    expect([again.status, again.body.code]).to.deep.equal([409, 'NOT_PAID']);
    expect(await show()).to.include({ status: 'due', paidOn: null });
    expect((await pay({ ...paid, reference: 'SPEI 9' })).status).to.equal(200);
  });

  it('is paid from the day of the delivery to today, by the time zone of the company that pays', async () => {
    const { id, pay, show } = await closed();
    const { companyId } = (await Shipment.query().findById(id))!;
    await Shipment.query().where({ id, companyId }).patch({ deliveredAt: '2026-11-21T05:30:00Z' });
    expect((await show()).payable).to.deep.equal({ from: '2026-11-20', until: '2026-11-25' });
    const early = await pay<Refused>({ ...paid, paidOn: '2026-11-19' });
    expect([early.status, early.body.errors]).to.deep.equal([
      422,
      {
        paidOn:
          'El embarque se entregó el 20 de noviembre de 2026; escriba ese día o uno posterior',
      },
    ]);
    const future = await pay<Refused>({ ...paid, paidOn: '2026-11-26' });
    expect(future.body.errors?.paidOn).to.include('escriba hoy o un día anterior');
    expect((await pay({ ...paid, paidOn: '2026-11-20' })).status).to.equal(200);
    setClock(new Date('2026-11-26T05:30:00Z'));
    expect((await show()).payable!.until, 'Mexico City, 23:30 of the 25th').to.equal('2026-11-25');
  });

  it('keeps a paid load closed until the mark is taken back (it could be reopened and had no settlement then)', async () => {
    const { id, path, broker, carrier, pay, show } = await closed();
    const reopen = (who = broker) =>
      who.post<Refused>(`/api/shipments/${id}/move`, { status: 'delivered', reason: 'Error' });
    const load = async () => (await broker.get<Schemas['Shipment']>(`/api/shipments/${id}`)).body;
    expect((await load()).nextStatuses).to.deep.equal(['delivered']);
    await pay();
    expect(await load()).to.deep.include({ isPaid: true, nextStatuses: [] });
    const refused = await reopen();
    expect([refused.status, refused.body.code]).to.deep.equal([409, 'LOAD_PAID']);
    expect(refused.body.title).to.include('Deshaga primero el pago');
    expect((await reopen(carrier)).body.code).not.to.equal('LOAD_PAID');
    expect((await show()).status).to.equal('paid');
    await broker.post(`${path}/unpay`, {});
    expect((await reopen()).status).to.equal(200);
  });

  it('is listed by status and carrier, and exported for accounting', async () => {
    const { id, broker, carrierName, pay } = await closed();
    await pay();
    const { body } = await broker.get<Shown[]>('/api/settlements?status=paid');
    expect(body.map((one) => one.id)).to.deep.equal([id]);
    expect((await broker.get<Shown[]>('/api/settlements?status=due')).body).to.deep.equal([]);
    const csv = await broker.get<string>('/api/settlements/export');
    expect(csv.body).to.include('SPEI 8812').and.include(carrierName).and.include('20000.00');
    const xlsx = await broker.get('/api/settlements/export?format=xlsx');
    expect(xlsx.headers.get('content-type')).to.include('spreadsheetml');
  });

  it('is exported with the stops of its load, in the last columns', async () => {
    const { id, companyId, broker, carrier } = await closed();
    const place = { city: 'Silao', state: 'MX-GUA', country: 'MX' } as const;
    await buildStops({ id, companyId }, [{ kind: 'delivery', place, date: '2026-11-18' }]);
    for (const who of [broker, carrier]) {
      const { body } = await who.get<string>('/api/settlements/export');
      const [heading, row] = body.split('\r\n');
      expect(heading).to.match(/,Número de paradas,Paradas$/);
      expect(row).to.match(
        /,3,"Parada 1 de 3.*Parada 2 de 3 · Entrega · Silao, Guanajuato · 2026-11-18/,
      );
    }
  });

  it('is none before the load is closed', async () => {
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId });
    const { id } = await deliveredLoad({ companyId, carrierId });
    const broker = as(await buildUser({ companyId }));
    expect((await broker.get(`/api/settlements/${id}`)).status).to.equal(404);
  });
});
