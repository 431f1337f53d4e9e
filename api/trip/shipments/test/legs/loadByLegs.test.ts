import { expect } from 'chai';
import { buildIncident } from '../../../../catalogs/incidents/test/factory.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import type { Company } from '../../../../network/companies/Company.ts';
import { buildCompany, buildCustomer } from '../../../../network/companies/test/factory.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import { testDb } from '../../../../testing/base/db.ts';
import { as, type Client } from '../../../../testing/client.ts';
import { buildCartaPorte } from '../../../cartaPorte/test/factory.ts';
import { domestic } from '../../../cartaPorte/test/samples.ts';
import { buildEvidence } from '../../../evidence/test/factory.ts';
import { buildLeg as buildNote } from '../../../legs/test/factory.ts';
import { buildConfirmation } from '../../../rateConfirmations/test/factory.ts';
import { tellTap } from '../../../moves/tellTap.ts';
import { buildLoadByLegs, type LoadByLegs } from './factory.ts';

type Load = Schemas['Shipment'];
type Answer = Load & Pick<Schemas['Problem'], 'code'>;

describe('A load that is driven by legs', function () {
  this.timeout(60_000);
  let company: Company, customer: Company, broker: Client, shipper: Client;
  let carriers: { id: string; user: Client }[];

  before(async () => {
    company = await buildCompany();
    customer = await buildCustomer(company);
    broker = as(await buildUser({ companyId: company.id }));
    shipper = as(await buildUser({ type: 'shipper', role: 'member', companyId: customer.id }));
    carriers = await Promise.all(
      ['Norteña', 'Puentes', 'Lone Star'].map(async (name) => {
        const carrierName = `${name} ${crypto.randomUUID().slice(0, 8)}`;
        const { id } = await buildCarrier({ companyId: company.id, carrierName });
        return { id, user: as(await buildUser({ type: 'carrier', carrierId: id })) };
      }),
    );
  });

  const built = (count = 3) =>
    buildLoadByLegs({
      company,
      customer,
      carriers: carriers.map((carrier, at) => (at < count ? carrier : null)),
    });
  const read = async (id: string, user = broker) =>
    (await user.get<Answer>(`/api/shipments/${id}`)).body;
  const move = (id: string, status: string, body: object = {}, user = broker) =>
    user.post<Answer>(`/api/shipments/${id}/move`, { status, isEarly: true, ...body });

  async function drive(id: string, ...statuses: string[]) {
    for (const status of statuses) {
      const { status: code, body } = await move(id, status);
      expect(code, `${status}: ${JSON.stringify(body)}`).to.equal(200);
    }
  }

  /** The statuses of which the customer of a load was told. */
  async function toldOf({ whole }: LoadByLegs): Promise<string[]> {
    const db = await testDb();
    const rows = await db('notifications')
      .join('users', 'users.id', 'notifications.user_id')
      .where({ kind: 'shipment_moved', entity_id: whole.id })
      .where('users.company_id', customer.id)
      .orderBy('notifications.created_at')
      .select('params');
    return rows.map(({ params }) => params.status);
  }

  /** Runs the jobs that tell of the taps of a load, two minutes from now. */
  async function runTaps(id: string): Promise<void> {
    const db = await testDb();
    const { rows } = await db.raw(
      `delete from jobs.job where name = 'tell-tap' and data->>'id' = ? returning data`,
      [id],
    );
    const now = new Date(Date.now() + 120_000);
    for (const { data } of rows) await db.transaction((trx) => tellTap.run({ trx, data, now }));
  }

  const statusOf = async ({ whole }: LoadByLegs) => (await read(whole.id)).status;

  it('follows its legs from the pickup to the delivery', async () => {
    const load = await built();
    const [mexican, transfer, us] = load.legs;
    await drive(mexican!.id, 'at_pickup');
    expect(await statusOf(load)).to.equal('at_pickup');
    await drive(mexican!.id, 'in_transit', 'at_delivery', 'delivered');
    expect(await statusOf(load)).to.equal('in_transit');
    await drive(us!.id, 'at_pickup');
    expect(await statusOf(load)).to.equal('in_transit');
    await drive(transfer!.id, 'at_pickup', 'in_transit', 'at_border');
    expect(await statusOf(load)).to.equal('at_border');
    await drive(transfer!.id, 'at_delivery', 'delivered');
    expect(await statusOf(load)).to.equal('in_transit');
    await drive(us!.id, 'in_transit', 'at_delivery', 'delivered');
    const { status, deliveredAt } = await read(load.whole.id);
    expect(status).to.equal('delivered');
    expect(deliveredAt).to.equal((await read(us!.id)).deliveredAt);
    for (const leg of load.legs) await drive(leg.id, 'closed');
    expect(await statusOf(load)).to.equal('closed');
  });

  it('has the times and places of its legs in its history, once for each real change', async () => {
    const load = await built();
    const at = new Date(Date.now() - 3_600_000).toISOString();
    await move(load.legs[0]!.id, 'at_pickup', { happenedAt: at, place: 'Apodaca' });
    await drive(load.legs[0]!.id, 'in_transit', 'at_delivery', 'delivered');
    await drive(load.legs[1]!.id, 'at_pickup', 'in_transit', 'at_border', 'at_delivery');
    const { body } = await shipper.get<Schemas['Event'][]>(
      `/api/shipments/${load.whole.id}/events`,
    );
    expect(body.map(({ toStatus }) => toStatus)).to.deep.equal([
      'at_pickup',
      'in_transit',
      'at_border',
      'in_transit',
    ]);
    expect(body[0]).to.include({ happenedAt: at, place: 'Apodaca' });
    for (const { userName } of body) expect(userName).not.to.equal(undefined);
  });

  it('steps back with a leg that is corrected, with its reason', async () => {
    const load = await built();
    const [mexican] = load.legs;
    await drive(mexican!.id, 'at_pickup', 'in_transit');
    await move(mexican!.id, 'at_pickup', { reason: 'Se registró por error' });
    const { status } = await read(load.whole.id);
    expect(status).to.equal('at_pickup');
    const { body } = await broker.get<Schemas['Event'][]>(`/api/shipments/${load.whole.id}/events`);
    expect(body.at(-1)).to.include({ toStatus: 'at_pickup', reason: 'Se registró por error' });
  });

  it('tells its customer of each real change once, and nobody of the whole beside it', async () => {
    const load = await built();
    const [mexican, transfer] = load.legs;
    await drive(mexican!.id, 'at_pickup', 'in_transit', 'at_delivery', 'delivered');
    await drive(transfer!.id, 'at_pickup');
    expect(await toldOf(load)).to.deep.equal(['at_pickup', 'in_transit']);
    const db = await testDb();
    const others = await db('notifications')
      .join('users', 'users.id', 'notifications.user_id')
      .whereRaw('users.company_id is distinct from ?', [customer.id])
      .where({ kind: 'shipment_moved', entity_id: load.whole.id });
    expect(others).to.deep.equal([]);
  });

  it('tells its customer of a tap once it stands, and never of one that was taken back', async () => {
    const load = await built();
    const { id } = load.legs[0]!;
    const { user } = carriers[0]!;
    const path = `/api/shipments/${id}/moves`;
    const tap = (status: string) => user.post(`${path}/report`, { status, isEarly: true });
    expect((await tap('at_pickup')).status).to.equal(200);
    expect(await statusOf(load)).to.equal('at_pickup');
    expect((await user.post(`${path}/undo`, { status: 'at_pickup' })).status).to.equal(200);
    expect(await statusOf(load)).to.equal('assigned');
    await tap('at_pickup');
    const told = await toldOf(load);
    expect(told).to.deep.equal([]);
    await runTaps(id);
    expect(await toldOf(load)).to.deep.equal(['at_pickup']);
  });

  it('is moved by legs at the same time, of which none waits for the other without end', async () => {
    const load = await built();
    const answers = await Promise.all(load.legs.map(({ id }) => move(id, 'at_pickup')));
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200]);
    expect(await statusOf(load)).to.equal('at_pickup');
  });

  it('does not act itself: each act is of a leg', async () => {
    const load = await built();
    await drive(load.legs[0]!.id, 'at_pickup', 'in_transit');
    const path = `/api/shipments/${load.whole.id}`;
    const incident = await buildIncident();
    const place = { city: 'Laredo', state: 'US-TX', country: 'US' };
    const posts: [string, object][] = [
      ['move', { status: 'at_border' }],
      ['moves/report', { status: 'at_border' }],
      ['moves/undo', { status: 'in_transit' }],
      ['moves/link', {}],
      ['incidents', { incidentId: incident.id, place }],
      ['accessorials', { kind: 'lumper', amount: '50.00' }],
      ['evidence/link', {}],
      ['rateConfirmations/link', {}],
      ['border/carrier/link', {}],
    ];
    for (const [act, body] of posts) {
      const { status, body: answer } = await broker.post<Answer>(`${path}/${act}`, body);
      expect([act, status, answer.code]).to.deep.equal([act, 409, 'MOVED_BY_LEGS']);
    }
    const patches = ['legs/transfer', 'crossing'];
    for (const act of patches) {
      const { status, body } = await broker.patch<Answer>(`${path}/${act}`, {});
      expect([act, status, body.code]).to.deep.equal([act, 409, 'MOVED_BY_LEGS']);
    }
    const { can, nextSteps } = await read(load.whole.id);
    expect(can).not.to.include.members(['move', 'reportIncident']);
    expect(nextSteps).to.deep.equal([]);
  });

  it('shows the incidents and delays of its legs', async () => {
    const load = await built();
    await drive(load.legs[0]!.id, 'at_pickup');
    const { id: incidentId } = await buildIncident();
    const place = { city: 'Monterrey', state: 'MX-NLE', country: 'MX' };
    const path = `/api/shipments/${load.legs[0]!.id}/incidents`;
    await broker.post(path, { incidentId, place, delays: true });
    for (const user of [broker, shipper]) {
      expect(await read(load.whole.id, user)).to.include({ delayed: true, openIncidents: 1 });
      const { body } = await user.get<Schemas['ShipmentIncident'][]>(
        `/api/shipments/${load.whole.id}/incidents`,
      );
      expect(body.map(({ leg }) => leg)).to.deep.equal(['mexican']);
    }
    const { body } = await broker.get<Load[]>('/api/shipments', {
      query: { delayed: true, limit: 1000 },
    });
    expect(body.map(({ id }) => id)).to.include(load.whole.id);
  });

  it('names a leg without a carrier, which is no status', async () => {
    const load = await built(2);
    await drive(load.legs[0]!.id, 'at_pickup', 'in_transit');
    const { status, lacksCarrier, legs } = await read(load.whole.id);
    expect([status, lacksCarrier]).to.deep.equal(['in_transit', true]);
    expect(legs!.map(({ leg, status }) => [leg, status])).to.deep.equal([
      ['mexican', 'in_transit'],
      ['transfer', 'assigned'],
      ['us', null],
    ]);
    expect((await read((await built()).whole.id)).lacksCarrier).to.equal(false);
  });

  it('shows each of its parties its part alone', async () => {
    const load = await built();
    const [mexican, transfer, us] = load.legs;
    await buildNote({
      shipmentId: mexican!.id,
      carrierId: carriers[0]!.id,
      kind: 'domestic',
      operatorName: 'Juan Canario',
      operatorPhone: '528181234567',
      seal: 'MX4471982',
    });
    const names = (await read(load.whole.id)).legs!.map(({ carrierName }) => carrierName!);
    const customers = JSON.stringify(await read(load.whole.id, shipper));
    for (const secret of [...names, 'Canario', '500.00', mexican!.reference])
      expect(customers).not.to.include(secret);
    for (const leg of load.legs)
      expect((await shipper.get(`/api/shipments/${leg.id}`)).status).to.equal(404);
    const { stages } = await read(load.whole.id, shipper);
    expect(stages![1]).to.deep.include({
      leg: 'transfer',
      status: 'assigned',
      origin: { city: 'Nuevo Laredo', state: 'MX-TAM' },
      destination: { city: 'Laredo', state: 'US-TX' },
    });
    const { user } = carriers[1]!;
    const own = await read(transfer!.id, user);
    expect(own.neighbours!.before).to.deep.include({
      leg: 'mexican',
      at: 'yard',
      trailer: 'stays',
      contactName: 'Juan Canario',
      contactPhone: '528181234567',
      seal: 'MX4471982',
    });
    expect(own.neighbours!.after).to.deep.include({ leg: 'us', trailer: 'changes' });
    expect(own).not.to.have.any.keys('wholeId', 'wholeReference', 'legs', 'stages');
    const text = JSON.stringify(own);
    for (const secret of [load.whole.id, load.whole.reference, 'Dallas', 'Monterrey', us!.id])
      expect(text).not.to.include(secret);
    for (const { id } of [load.whole, mexican!, us!])
      expect((await user.get(`/api/shipments/${id}`)).status).to.equal(404);
    const ids = (await user.get<Load[]>('/api/shipments', { query: { limit: 1000 } })).body;
    expect(ids.map(({ id }) => id))
      .to.include(transfer!.id)
      .and.not.include(load.whole.id);
  });

  it('fills the Carta Porte of a leg with what its customer gave for the whole, but not its ends', async () => {
    const load = await built();
    const { customer: part } = domestic();
    await buildCartaPorte(load.whole.id);
    const [mexican] = load.legs;
    const { body } = await broker.get<Schemas['CartaPorte']>(
      `/api/shipments/${mexican!.id}/cartaPorte`,
    );
    const text = JSON.stringify(body);
    expect(text).to.include(`Del embarque completo (${load.whole.reference})`);
    expect(text).not.to.include(part.destination!.rfc);
    const { body: own } = await carriers[0]!.user.get(`/api/shipments/${mexican!.id}/cartaPorte`);
    expect(JSON.stringify(own)).not.to.include(load.whole.reference);
  });

  it('has one settlement for each of its carriers, and none of its own', async () => {
    const load = await built();
    for (const { id, leg } of load.legs) {
      await buildConfirmation(id);
      const border = leg === 'transfer' ? ['at_border'] : [];
      await drive(id, 'at_pickup', 'in_transit', ...border, 'at_delivery', 'delivered');
      const { body } = await broker.get<Schemas['LoadEvidence']>(`/api/shipments/${id}/evidence`);
      for (const { type } of body.items) {
        const accepted = { status: 'accepted', reviewedAt: new Date() } as const;
        await buildEvidence(id, { type: type!, ...accepted });
      }
      await drive(id, 'closed');
    }
    for (const [at, { id }] of load.legs.entries()) {
      expect((await broker.get(`/api/settlements/${id}`)).status).to.equal(200);
      for (const [other, { user }] of carriers.entries())
        expect((await user.get(`/api/settlements/${id}`)).status).to.equal(
          other === at ? 200 : 404,
        );
    }
    expect((await broker.get(`/api/settlements/${load.whole.id}`)).status).to.equal(404);
    const mark = { paidOn: '2026-11-20', reference: 'SPEI' };
    const { body } = await broker.post<Answer>(`/api/settlements/${load.whole.id}/pay`, mark);
    expect(body.code).to.equal('MOVED_BY_LEGS');
  });
});
