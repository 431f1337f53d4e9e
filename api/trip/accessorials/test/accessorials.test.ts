import { expect } from 'chai';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildLocation } from '../../../network/locations/test/factory.ts';
import { Shipment } from '../../shipments/index.ts';
import { buildStops } from '../../shipments/test/factory.ts';
import { deliveredLoad, photo, photoForm } from '../../evidence/test/factory.ts';
import { testDb } from '../../../testing/base/db.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';

type Shown = Schemas['LoadAccessorials'];
type Refused = Schemas['Problem'];

const TERMS = {
  freeHours: 2,
  detentionRate: '600.00',
  paymentDays: 15,
  evidence: ['signed_pod'],
};

describe('The accessorials of a load', function () {
  this.timeout(60_000);

  async function delivered() {
    const { id: companyId } = await buildCompany();
    const carrier = await buildCarrier({ companyId });
    const shipment = await deliveredLoad({ companyId, carrierId: carrier.id, currency: 'MXN' });
    const path = `/api/shipments/${shipment.id}/accessorials`;
    const broker = as(await buildUser({ companyId }));
    const admin = as(await buildUser({ type: 'carrier', carrierId: carrier.id }));
    const request = <T = Shown>(body: object = {}) =>
      admin.post<T>(path, { kind: 'lumper', amount: '850.00', ...body });
    const review = <T = Shown>(id: string, decision: string, reason?: string, who = broker) =>
      who.post<T>(`${path}/${id}/review`, { decision, reason });
    const list = async (who = broker) => (await who.get<Shown>(path)).body;
    return { companyId, shipment, path, broker, admin, request, review, list };
  }

  it('are asked for by the carrier in the currency of its rate, and needs a token', async () => {
    const { path, request, list } = await delivered();
    expect((await anonymous.get(path)).status).to.equal(401);
    expect((await request()).status).to.equal(201);
    const [item] = (await list()).items;
    expect(item).to.include({ amount: '850.00', currency: 'MXN', status: 'pending' });
    expect((await request<Refused>({ amount: undefined })).body.errors).to.have.keys('amount');
  });

  it('are approved once a file proves them, and rejected with a reason', async () => {
    const { path, admin, request, review, list } = await delivered();
    await request();
    const [{ id } = { id: '' }] = (await list()).items;
    expect((await review<Refused>(id, 'approved')).body.code).to.equal('ACCESSORIAL_UNPROVED');
    await admin.post(`${path}/${id}/files`, photoForm(photo(1)));
    await admin.post(`${path}/${id}/files`, photoForm(photo(1)));
    expect((await list()).items[0]!.files).to.have.length(1);
    expect((await review(id, 'approved')).status).to.equal(200);
    expect((await review(id, 'approved')).status, 'repeated').to.equal(200);
    expect((await review<Refused>(id, 'rejected', 'No')).body.code).to.equal('ACCESSORIAL_DECIDED');
    await request({ amount: '100.00' });
    const [other] = (await list()).items;
    expect((await review<Refused>(other!.id, 'rejected')).body.errors).to.have.keys('reason');
    await review(other!.id, 'rejected', 'No se autorizó antes');
    const [seen] = (await list(admin)).items;
    expect(seen).to.include({
      status: 'rejected',
      reason: 'No se autorizó antes',
      reviewedBy: null,
    });
  });

  it('are withdrawn by the carrier alone', async () => {
    const { admin, broker, request, review, list } = await delivered();
    await request();
    const [{ id } = { id: '' }] = (await list()).items;
    expect((await review(id, 'withdrawn', undefined, broker)).status).to.equal(403);
    expect((await review(id, 'withdrawn', undefined, admin)).status).to.equal(200);
  });

  it('keep the load open until they are decided', async () => {
    const { shipment, admin, broker, request, review, list } = await delivered();
    await request();
    const close = async () => {
      const answer = await broker.post<Refused>(`/api/shipments/${shipment.id}/move`, {
        status: 'closed',
      });
      expect(answer.body.code).to.equal('LOAD_NOT_COMPLETE');
      return answer.body.title;
    };
    expect(await close()).to.match(/Falta: .*, 1 cargo accesorio\.$/);
    const [{ id } = { id: '' }] = (await list()).items;
    await review(id, 'withdrawn', undefined, admin);
    expect(await close()).to.not.match(/Falta: .*cargo/);
  });

  it('offer the detention that times and terms come to, which is asked for once and needs no file', async () => {
    const { companyId, shipment, request, review, list, broker } = await delivered();
    await broker.post(`/api/shipments/${shipment.id}/rateConfirmations`, TERMS);
    await moved(companyId, shipment.id, [
      ['at_pickup', '2026-11-20T14:00:00Z'],
      ['in_transit', '2026-11-20T18:30:00Z'],
      ['at_delivery', '2026-11-21T14:00:00Z'],
      ['delivered', '2026-11-21T15:00:00Z'],
    ]);
    const [found, ...more] = (await list()).detention;
    expect(more).to.deep.equal([]);
    expect(found).to.include({
      stop: 'pickup',
      minutes: 150,
      amount: '1500.00',
      isRequested: false,
    });
    const hours = 'L–S 9:00–18:00';
    const { id: locationId } = await buildLocation({ companyId, hours });
    const origin = { ...shipment.origin!, locationId };
    await Shipment.query().where({ id: shipment.id, companyId }).patch({ origin });
    expect((await list()).detention[0]).to.include({ minutes: 90, amount: '900.00', hours });
    const asked = { kind: 'detention', stop: 'pickup', amount: undefined };
    const answers = await Promise.all([request(asked), request(asked)]);
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([201, 409]);
    const { items, detention } = await list();
    expect(items[0]).to.include({ amount: '900.00', minutes: 90, stop: 'pickup' });
    expect(detention[0]!.isRequested).to.equal(true);
    expect((await review(items[0]!.id, 'approved')).status).to.equal(200);
    const wrong = await request<Refused>({ ...asked, stop: 'delivery' });
    expect(wrong.body.errors!.amount).to.match(/no tiene estadía/);
  });

  it('offer the detention of each stop by its own times and hours, asked for by the number of the stop', async () => {
    const { companyId, shipment, request, list, broker } = await delivered();
    const { id: locationId } = await buildLocation({ companyId, hours: 'L–S 9:00–18:00' });
    const place = { city: 'Silao', state: 'MX-GUA', country: 'MX', locationId } as const;
    const leon = { city: 'León', state: 'MX-GUA', country: 'MX' } as const;
    await buildStops({ id: shipment.id, companyId }, [
      { kind: 'delivery', place },
      { kind: 'delivery', place: leon },
    ]);
    await broker.post(`/api/shipments/${shipment.id}/rateConfirmations`, TERMS);
    await drivenTo(companyId, shipment.id, [
      ['at_pickup', 1, '2026-11-20T14:00:00Z'],
      ['in_transit', 1, '2026-11-20T15:00:00Z'],
      ['at_delivery', 2, '2026-11-21T14:00:00Z'],
      ['in_transit', 2, '2026-11-21T18:30:00Z'],
      ['at_delivery', 3, '2026-11-22T14:00:00Z'],
      ['in_transit', 3, '2026-11-22T17:00:00Z'],
      ['at_delivery', 4, '2026-11-23T14:00:00Z'],
      ['delivered', 4, '2026-11-23T18:00:00Z'],
    ]);
    const waited = (await list()).detention.map((one) => [one.stop, one.stopNumber, one.minutes]);
    expect(waited).to.deep.equal([
      ...[
        ['delivery', 2, 90],
        ['delivery', 3, 60],
        ['delivery', 4, 120],
      ],
    ]);
    const asked = { kind: 'detention', stopNumber: 3, amount: undefined };
    expect((await request(asked)).status).to.equal(201);
    expect((await request(asked)).status).to.equal(409);
    const { items, detention } = await list();
    expect(items[0]).to.include({ amount: '600.00', stop: 'delivery', stopNumber: 3 });
    expect(detention.map(({ isRequested }) => isRequested)).to.deep.equal([false, true, false]);
    const notices = await broker.get<Schemas['Notification'][]>('/api/notifications');
    expect(notices.body[0]!.text.es).to.match(/\), parada 3 de 4 \(León\)$/);
  });

  it('counts no step that was taken back, nor the time when a closed load was reopened', async () => {
    const { companyId, shipment, list, broker } = await delivered();
    await broker.post(`/api/shipments/${shipment.id}/rateConfirmations`, TERMS);
    await moved(companyId, shipment.id, [
      ['at_delivery', '2026-11-20T14:00:00Z', 'in_transit'],
      ['in_transit', '2026-11-20T14:05:00Z', 'at_delivery'],
      ['at_delivery', '2026-11-21T14:00:00Z', 'in_transit'],
      ['delivered', '2026-11-21T16:30:00Z', 'at_delivery'],
      ['closed', '2026-11-22T16:30:00Z', 'delivered'],
      ['delivered', '2026-11-23T16:30:00Z', 'closed'],
    ]);
    const [found] = (await list()).detention;
    expect(found).to.include({ stop: 'delivery', minutes: 30, amount: '300.00' });
  });
});

async function moved(companyId: string, entityId: string, moves: [string, string, string?][]) {
  const db = await testDb();
  const rows = moves.map(([toStatus, createdAt, fromStatus]) => ({
    companyId,
    entityId,
    entity: 'shipments',
    fromStatus,
    toStatus,
    createdAt,
  }));
  await db('events').insert(rows);
}

/** Records that a load with stops took these steps, each at its stop and time. */
async function drivenTo(companyId: string, id: string, steps: [string, number, string][]) {
  const db = await testDb();
  const load = { companyId, entityId: id, entity: 'shipments' };
  for (const [toStatus, toStop, happenedAt] of steps)
    await db('events').insert({ ...load, toStatus, toStop, happenedAt });
}
