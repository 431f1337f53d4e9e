import { expect } from 'chai';
import { approveDocuments, buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { Document } from '../../../compliance/documents/Document.ts';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { buildShipment, buildStops } from '../../../trip/shipments/test/factory.ts';
import { testDb } from '../../../testing/base/db.ts';
import { as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';

type Confidence = Schemas['CarrierConfidence'];

describe('The confidence level of a carrier', function () {
  this.timeout(30_000);
  let companyId: string, admin: User, staff: User;

  before(async () => {
    ({ id: companyId } = await buildCompany());
    admin = await buildUser({ companyId });
    staff = await buildUser({ type: 'internal' });
  });

  const of = async (id: string, user = admin) =>
    (await as(user).get<Confidence>(`/api/carriers/${id}/confidence`)).body;
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);

  it('stands beside valid documents, answers in time, delivered loads and incidents', async () => {
    const { id: carrierId } = await buildCarrier({ companyId });
    await approveDocuments(carrierId);
    const invited = async (answer: object) => {
      const { id: quoteId } = await buildQuote({ companyId });
      const times = { sentAt: ago(5), deadlineAt: ago(4) };
      await buildInvitation({ quoteId, carrierId, status: 'not_available', ...times, ...answer });
    };
    await invited({ status: 'rated', answeredAt: ago(4.5) });
    await invited({ answeredAt: ago(3) });
    await invited({});
    const load = { companyId, carrierId, status: 'delivered' } as const;
    await buildShipment({ ...load, deliveredAt: ago(2), deliveryDate: day(1) });
    await buildShipment({ ...load, deliveredAt: ago(2), deliveryDate: day(-9) });
    await Document.query().where({ carrierId, type: 'insurance_cover' }).delete();
    const facts = await of(carrierId);
    expect(facts).to.deep.include({
      level: 'medium',
      note: null,
      answers: { asked: 3, inTime: 1 },
      loads: { delivered: 2, onTime: 1 },
      incidents: { reported: 0, delayed: 0 },
    });
    expect(facts.documents.required - facts.documents.valid).to.equal(1);
  });

  it('counts a load with several stops as on time where each was reached within an hour after its window', async () => {
    const { id: carrierId } = await buildCarrier({ companyId });
    const reached = (...hours: [pickup: string, between: string, last: string]) =>
      buildStoppedLoad({ companyId, carrierId }, hours);
    await reached('09:30', '23:30', '16:50');
    await reached('12:00', '23:30', '16:50');
    await reached('09:30', '03:30', '17:30');
    await buildShipment({
      companyId,
      carrierId,
      status: 'delivered',
      deliveredAt: ago(2),
      deliveryDate: day(1),
    });
    const facts = await of(carrierId);
    expect(facts.loads).to.deep.equal({ delivered: 4, onTime: 2 });
    expect(facts.stops).to.deep.equal({ reached: 9, late: 3 });
  });

  it('judges by what the present carrier reached, and by no step that was taken back', async () => {
    const { id: carrierId } = await buildCarrier({ companyId });
    const late = ['12:00', '23:30', '16:50'] as const;
    const carrierSince = `${day(-3)}T19:00:00Z`;
    await buildStoppedLoad({ companyId, carrierId, carrierSince }, late);
    const retaken = await buildStoppedLoad({ companyId, carrierId }, late);
    const db = await testDb();
    const back = { from_status: 'at_pickup', to_status: 'assigned', from_stop: 1, to_stop: null };
    await db('events').insert({ ...eventOf(retaken), ...back, created_at: `${day(-3)}T18:30:00Z` });
    const { loads, stops } = await of(carrierId);
    expect({ loads, stops }).to.deep.equal({
      loads: { delivered: 2, onTime: 2 },
      stops: { reached: 4, late: 0 },
    });
  });

  it("shows a broker only its own company's facts about a carrier of Andén's network", async () => {
    const { id: carrierId } = await buildCarrier();
    const other = await buildCompany();
    const { id: quoteId } = await buildQuote({ companyId: other.id });
    await buildInvitation({
      quoteId,
      carrierId,
      status: 'rated',
      sentAt: ago(5),
      answeredAt: ago(4),
    });
    expect((await of(carrierId)).answers).to.deep.equal({ asked: 0, inTime: 0 });
    expect((await of(carrierId, staff)).answers).to.deep.equal({ asked: 1, inTime: 1 });
  });

  it('is set with a reason, which stays until another level is set without one', async () => {
    const { id } = await buildCarrier({ companyId });
    const path = `/api/carriers/${id}/confidence`;
    const refused = await as(admin).post(path, { confidence: 'high' });
    expect(refused.status).to.equal(422);
    const asked = { confidence: 'high', reason: 'Nunca ha fallado' };
    const { status, body } = await as(admin).post<Confidence>(path, asked);
    expect([status, body.level, body.note?.reason]).to.deep.equal([200, 'high', asked.reason]);
    expect(body.note?.userName).to.equal(`${admin.firstName} ${admin.lastName}`);
    expect((await as(admin).patch(`/api/carriers/${id}`, { confidence: 'low' })).status).to.equal(
      200,
    );
    expect(await of(id)).to.include({ level: 'low', note: null });
  });
});

/** A delivered load with windows until 10:00, over midnight until 02:00 and until 16:00, reached at these local hours. */
async function buildStoppedLoad(
  overrides: { companyId: string; carrierId: string; carrierSince?: string },
  [pickup, between, last]: readonly [string, string, string],
) {
  const place = { state: 'MX-GUA', country: 'MX' } as const;
  const row = {
    movement: 'mexico',
    status: 'delivered',
    currentStop: 3,
    origin: { ...place, city: 'León' },
    destination: { ...place, city: 'Celaya' },
    pickupDate: day(-3),
    pickupFrom: '08:00',
    pickupTo: '10:00',
    deliveryDate: day(-1),
    deliveryFrom: '14:00',
    deliveryTo: '16:00',
    deliveredAt: `${day(-1)}T23:30:00Z`,
  } as const;
  const load = await buildShipment({ ...row, ...overrides });
  const silao = { place: { ...place, city: 'Silao' }, date: day(-3), from: '22:00', to: '02:00' };
  await buildStops(load, [{ kind: 'delivery', ...silao }]);
  const dayBetween = between < '12:00' ? day(-2) : day(-3);
  const steps = [
    ['assigned', 'at_pickup', null, 1, `${day(-3)}T${pickup}-06:00`],
    ['at_pickup', 'in_transit', 1, 1, `${day(-3)}T13:00-06:00`],
    ['in_transit', 'at_delivery', 1, 2, `${dayBetween}T${between}-06:00`],
    ['at_delivery', 'in_transit', 2, 2, `${day(-2)}T05:00-06:00`],
    ['in_transit', 'at_delivery', 2, 3, `${day(-1)}T${last}-06:00`],
    ['at_delivery', 'delivered', 3, 3, `${day(-1)}T17:30-06:00`],
  ];
  const rows = steps.map(([from_status, to_status, from_stop, to_stop, at]) => {
    const times = { happened_at: at, created_at: at };
    return { ...eventOf(load), from_status, to_status, from_stop, to_stop, ...times };
  });
  await (await testDb())('events').insert(rows);
  return load;
}

function eventOf({ id, companyId }: { id: string; companyId: string }) {
  return { company_id: companyId, entity: 'shipments', entity_id: id };
}

function day(after: number): string {
  return new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10);
}
