import { expect } from 'chai';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildToken } from '../../../platform/links/test/factory.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import { testDb } from '../../../testing/base/db.ts';
import { as, byLink } from '../../../testing/client.ts';
import { type StopBetween } from '../../shipments/test/factory.ts';
import { Evidence } from '../Evidence.ts';
import { remindOfEvidence } from '../overdue.ts';
import { deliveredLoad, photo, photoForm, repartoLoad } from './factory.ts';

type LoadEvidence = Schemas['LoadEvidence'];
type Problem = Schemas['Problem'];
type Type = Schemas['PaymentEvidence'];

const silao: StopBetween = {
  kind: 'delivery',
  place: { city: 'Silao', state: 'MX-GUA', country: 'MX' },
};

describe('The evidence of a load of more than two stops', function () {
  this.timeout(60_000);

  async function reparto(overrides: Parameters<typeof repartoLoad>[1] = {}) {
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId });
    const shipment = await repartoLoad({ companyId, carrierId }, overrides);
    const { id } = shipment;
    const path = `/api/shipments/${id}/evidence`;
    const broker = as(await buildUser({ companyId }));
    const admin = as(await buildUser({ type: 'carrier', carrierId }));
    const link = byLink(await buildToken({ kind: 'evidence', subjectId: id, partyId: carrierId }));
    const send = <T = LoadEvidence>(stop?: number, type: Type = 'signed_pod', different = 0) =>
      link.post<T>(
        `${path}/${type}/files${stop ? `?stopNumber=${stop}` : ''}`,
        photoForm(photo(different)),
      );
    const review = <T = LoadEvidence>(body: object, type: Type = 'signed_pod') =>
      broker.post<T>(`${path}/${type}/review`, body);
    const items = async (type: Type = 'signed_pod') =>
      (await broker.get<LoadEvidence>(path)).body.items.filter((one) => one.type === type);
    const statuses = async (type?: Type) =>
      (await items(type)).map(({ stopNumber, status }) => [stopNumber, status]);
    const changeStops = async <T = Problem>(change: (stops: Schemas['Stop'][]) => unknown) => {
      const { body } = await broker.get<Schemas['Shipment']>(`/api/shipments/${id}`);
      const plain = body.stops.map(({ kind, place }) => ({ kind, place }) as Schemas['Stop']);
      return broker.patch<T>(`/api/shipments/${id}`, { stops: change(plain) });
    };
    const close = () => broker.post<Problem>(`/api/shipments/${id}/move`, { status: 'closed' });
    return {
      shipment,
      companyId,
      path,
      broker,
      admin,
      link,
      send,
      review,
      items,
      statuses,
      changeStops,
      close,
    };
  }

  it('is owed at each delivery, at each pickup, at each stop, or once', async () => {
    const { broker, path } = await reparto();
    const { body } = await broker.get<LoadEvidence>(path);
    const owed = body.items.map(({ type, stopNumber }) => [type, stopNumber]);
    expect(owed).to.deep.equal([
      ['signed_pod', 3],
      ['signed_pod', 4],
      ...[1, 2, 3, 4].map((number) => ['cargo_photos', number]),
      ['seal_photos', 1],
      ['seal_photos', 2],
      ['carta_porte', null],
      ['invoice', null],
    ]);
    expect(body.stops.map(({ number, kind }) => [number, kind])).to.deep.equal([
      [1, 'pickup'],
      [2, 'pickup'],
      [3, 'delivery'],
      [4, 'delivery'],
    ]);
    expect(body.stops[2]!.city).to.equal('León, Guanajuato');
  });

  it('has no stop on a load of two, where naming one is refused', async () => {
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId });
    const { id } = await deliveredLoad({ companyId, carrierId });
    const broker = as(await buildUser({ companyId }));
    const { body } = await broker.get<LoadEvidence>(`/api/shipments/${id}/evidence`);
    expect([body.stops, body.presentStop]).to.deep.equal([[], null]);
    expect(new Set(body.items.map(({ stopNumber }) => stopNumber))).to.deep.equal(new Set([null]));
    const waive = { decision: 'waived', reason: 'Acordado', stopNumber: 2 };
    const refused = await broker.post<Problem>(
      `/api/shipments/${id}/evidence/signed_pod/review`,
      waive,
    );
    expect([refused.status, refused.body.code]).to.deep.equal([409, 'EVIDENCE_NOT_AT_STOP']);
  });

  it('tells the stop where the load is, or to which it drives', async () => {
    const { link, path, shipment } = await reparto({ status: 'at_delivery', currentStop: 3 });
    expect((await link.get<LoadEvidence>(path)).body.presentStop).to.equal(3);
    const { id, companyId } = shipment;
    await (await testDb())('shipments').where({ id, companyId }).update({ status: 'in_transit' });
    expect((await link.get<LoadEvidence>(path)).body.presentStop).to.equal(4);
  });

  it('is sent, reviewed and downloaded by stop; without one that of the last delivery is meant', async () => {
    const { broker, link, path, send, review, statuses, items } = await reparto();
    await send(3, 'signed_pod', 1);
    expect(await statuses()).to.deep.equal([
      [3, 'pending'],
      [4, 'missing'],
    ]);
    await send(undefined, 'signed_pod', 2);
    expect((await review({ decision: 'rejected', reason: 'Sin firma' })).status).to.equal(200);
    expect(await statuses()).to.deep.equal([
      [3, 'pending'],
      [4, 'rejected'],
    ]);
    await review({ decision: 'accepted', stopNumber: 3 });
    const [first] = await items();
    expect(first).to.include({ status: 'accepted' });
    const file = `${path}/signed_pod/files/${first!.files[0]!.id}`;
    for (const client of [broker, link]) expect((await client.get(file)).status).to.equal(200);
    expect((await broker.get(file.replace('signed_pod', 'cargo_photos'))).status).to.equal(404);
    const refused = await send<Problem>(2);
    expect([refused.status, refused.body.code]).to.deep.equal([409, 'EVIDENCE_NOT_AT_STOP']);
    expect((await send<Problem>(13)).status).to.equal(422);
  });

  it('has one row for a stop, however often and from wherever it is sent at once', async () => {
    const { companyId, shipment, send, statuses } = await reparto();
    const calls = [3, 3, 4, undefined, 3].map((stop, at) => send(stop, 'signed_pod', at));
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200, 200, 200]);
    const rows = await Evidence.query().where({ companyId, shipmentId: shipment.id });
    expect(rows.map(({ stopNumber }) => stopNumber).sort()).to.deep.equal([3, null]);
    const twice = { companyId, shipmentId: shipment.id, carrierId: shipment.carrierId! };
    const again = Evidence.query().insert({ ...twice, type: 'signed_pod', stopNumber: 3 });
    expect(await again.catch(({ name }: Error) => name)).to.equal('UniqueViolationError');
    expect(await statuses()).to.deep.equal([
      [3, 'pending'],
      [4, 'pending'],
    ]);
  });

  it('closes the load only with that of every stop accepted or waived', async () => {
    const { broker, shipment, path, send, review, close } = await reparto({ status: 'delivered' });
    const { body } = await broker.get<LoadEvidence>(path);
    expect((await close()).body.title).to.match(/10 evidencias/);
    await send(3);
    await review({ decision: 'accepted', stopNumber: 3 });
    expect((await close()).body.title).to.match(/9 evidencias/);
    const rest = body.items.filter(
      ({ type, stopNumber }) => type !== 'signed_pod' || stopNumber !== 3,
    );
    for (const { type, stopNumber } of rest) {
      const waiver = { decision: 'waived', reason: 'Acordado' };
      await review({ ...waiver, ...(stopNumber && { stopNumber }) }, type);
    }
    expect((await close()).status).to.equal(200);
    const load = await broker.get<Schemas['Shipment']>(`/api/shipments/${shipment.id}`);
    expect(load.body).to.deep.include({ status: 'closed', owedEvidence: [] });
  });

  it('is told with its stop: what was sent, rejected and not reviewed in time', async () => {
    const { broker, admin, companyId, shipment, send, review } = await reparto();
    await send(3);
    await review({ decision: 'rejected', reason: 'Sin firma', stopNumber: 3 });
    await send(3, 'signed_pod', 1);
    const db = await testDb();
    const overdue = { reviewBy: new Date(Date.now() - 60_000) };
    await Evidence.query().where({ companyId, shipmentId: shipment.id }).patch(overdue);
    await db.transaction((trx) => remindOfEvidence.run({ trx, data: {}, now: new Date() }));
    for (const [client, kinds] of [
      [broker, ['evidence_received', 'evidence_overdue']],
      [admin, ['evidence_rejected']],
    ] as const) {
      const { body } = await client.get<Schemas['Notification'][]>('/api/notifications');
      for (const kind of kinds)
        expect(body.find((one) => one.kind === kind)!.text.es).to.match(/parada 3 de 4 \(León\)/);
    }
  });

  describe('when the stops change', () => {
    it('stays that of its stop, whether one is added before it, after the last, or taken out', async () => {
      const { send, statuses, changeStops } = await reparto();
      await send(3, 'signed_pod', 1);
      await send(4, 'signed_pod', 2);
      const longer = await changeStops((stops) => stops.toSpliced(2, 0, silao as never));
      expect(longer.status).to.equal(200);
      expect(await statuses()).to.deep.equal([
        [3, 'missing'],
        [4, 'pending'],
        [5, 'pending'],
      ]);
      await changeStops((stops) => [...stops, silao as never]);
      expect(await statuses()).to.deep.equal([
        [3, 'missing'],
        [4, 'pending'],
        [5, 'pending'],
        [6, 'missing'],
      ]);
      await changeStops((stops) => stops.toSpliced(2, 1).slice(0, -1));
      expect(await statuses()).to.deep.equal([
        [3, 'pending'],
        [4, 'pending'],
      ]);
    });

    it('of a load of two stays at its ends, and becomes that of two again', async () => {
      const { id: companyId } = await buildCompany();
      const { id: carrierId } = await buildCarrier({ companyId });
      const { id } = await deliveredLoad({ companyId, carrierId, status: 'at_delivery' });
      const broker = as(await buildUser({ companyId }));
      const path = `/api/shipments/${id}/evidence`;
      for (const type of ['signed_pod', 'cargo_photos'])
        await broker.post(`${path}/${type}/files`, photoForm(photo(0)));
      const { body } = await broker.get<Schemas['Shipment']>(`/api/shipments/${id}`);
      const two = body.stops.map(({ kind, place }) => ({ kind, place }));
      const statuses = async () =>
        (await broker.get<LoadEvidence>(path)).body.items
          .filter(({ status }) => status === 'pending')
          .map(({ type, stopNumber }) => [type, stopNumber]);
      const three = await broker.patch(`/api/shipments/${id}`, { stops: [...two, silao] });
      expect(three.status).to.equal(200);
      expect(await statuses()).to.deep.equal([
        ['signed_pod', 2],
        ['cargo_photos', 1],
      ]);
      await broker.patch(`/api/shipments/${id}`, { stops: two });
      expect(await statuses()).to.deep.equal([
        ['signed_pod', null],
        ['cargo_photos', null],
      ]);
    });

    it('keeps a stop for which files were sent, and gives up what was only waived', async () => {
      const { review, send, statuses, changeStops } = await reparto();
      await review({ decision: 'waived', reason: 'Acordado', stopNumber: 3 });
      const without = (stops: Schemas['Stop'][]) => stops.toSpliced(2, 1, silao as never);
      const shorter = (stops: Schemas['Stop'][]) => stops.toSpliced(2, 1);
      expect((await changeStops(without)).status).to.equal(200);
      expect((await statuses())[0]).to.deep.equal([3, 'waived']);
      await send(3, 'cargo_photos');
      const refused = await changeStops(shorter);
      expect([refused.status, Object.keys(refused.body.errors!)]).to.deep.equal([422, ['stops']]);
      expect((await statuses('cargo_photos'))[2]).to.deep.equal([3, 'pending']);
    });
  });
});
