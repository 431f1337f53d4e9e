import { expect } from 'chai';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import { buildToken } from '../../../platform/links/test/factory.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import { buildWebhook } from '../../../platform/webhooks/test/factory.ts';
import { setClock } from '../../../testing/base/clock.ts';
import { testDb } from '../../../testing/base/db.ts';
import { as, byLink } from '../../../testing/client.ts';
import { Shipment } from '../../shipments/index.ts';
import { buildShipment } from '../../shipments/test/factory.ts';
import { tellTap } from '../tellTap.ts';

type Answered = Schemas['Moves'] & Pick<Schemas['Problem'], 'code' | 'errors' | 'title'>;

describe('A tap of a driver', function () {
  this.timeout(60_000);

  async function tapped() {
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId });
    const { id } = await buildShipment({ companyId, carrierId, status: 'assigned' });
    const admin = await buildUser({ companyId });
    const broker = as(admin);
    await broker.post('/api/notifications/choices', { kind: 'shipment_moved', mail: true });
    await buildWebhook({ companyId });
    const token = await buildToken({ kind: 'moves', subjectId: id, partyId: carrierId });
    const driver = byLink(token);
    const path = `/api/shipments/${id}/moves`;
    const report = (status: string, body: object = {}, options: object = {}) =>
      driver.post<Answered>(`${path}/report`, { status, ...body }, options);
    const undo = (status: string, headers: Record<string, string> = {}) =>
      driver.post<Answered>(`${path}/undo`, { status }, { headers });
    const moves = async () => (await driver.get<Answered>(path)).body;
    const told = () => heardOf(id);
    const events = async () =>
      (await broker.get<Schemas['Event'][]>(`/api/shipments/${id}/events`)).body;
    return { id, companyId, carrierId, broker, driver, path, report, undo, moves, told, events };
  }

  it('that was a mistake is taken back within 60 seconds, and nobody ever hears of it', async () => {
    const { id, report, undo, moves, told, events } = await tapped();
    const now = new Date();
    setClock(now);
    const { body } = await report('at_pickup');
    expect(body.undo).to.eql({ status: 'at_pickup', seconds: 60 });
    setClock(new Date(+now + 59_000));
    expect((await moves()).undo).to.eql({ status: 'at_pickup', seconds: 1 });
    const back = await undo('at_pickup');
    expect(back.status).to.equal(200);
    expect(back.body).to.include({ status: 'assigned', next: 'at_pickup', undo: null });
    expect((await events()).at(-1)).to.include({ toStatus: 'assigned', reason: 'mistaken_tap' });
    await runTold(id, new Date(+now + 61_000));
    expect(await told()).to.eql([]);
  });

  it('is told after 60 seconds, by bell, mail and webhook, and is then too late to take back', async () => {
    const { id, report, undo, moves, told } = await tapped();
    const now = new Date();
    setClock(now);
    await report('at_pickup');
    expect(await waits(id), 'seconds until the job is due').to.eql([60]);
    await runTold(id, new Date(+now + 30_000));
    expect(await told(), 'before its time').to.eql([]);
    setClock(new Date(+now + 60_000));
    expect((await moves()).undo).to.equal(null);
    const late = await undo('at_pickup');
    expect([late.status, late.body.code]).to.eql([409, 'NOT_UNDONE']);
    await runTold(id, new Date(+now + 60_000));
    expect(await told()).to.have.members(['bell at_pickup', 'mail at_pickup', 'webhook']);
  });

  it('is taken back once, also when the press is repeated with its key, and never twice', async () => {
    const { report, undo, events } = await tapped();
    await report('at_pickup');
    await report('in_transit');
    const key = { 'idempotency-key': crypto.randomUUID() };
    for (const _ of [1, 2])
      expect((await undo('in_transit', key)).body.status).to.equal('at_pickup');
    expect((await undo('in_transit')).body.code).to.equal('NOT_UNDONE');
    expect((await events()).filter(({ reason }) => reason === 'mistaken_tap')).to.have.lengthOf(1);
    expect((await undo('at_pickup')).body.status, 'the first of two mistakes').to.equal('assigned');
  });

  it('that is repeated after it was taken back is told once', async () => {
    const { id, report, undo, told } = await tapped();
    const now = new Date();
    setClock(now);
    await report('at_pickup');
    await undo('at_pickup');
    await report('at_pickup');
    await runTold(id, new Date(+now + 61_000));
    expect((await told()).filter((one) => one.startsWith('bell'))).to.eql(['bell at_pickup']);
  });

  it('is not taken back by another hand, nor once the broker has moved the load', async () => {
    const { id, broker, report, undo, path, moves } = await tapped();
    await report('at_pickup');
    const foreign = await broker.post<Answered>(`${path}/undo`, { status: 'at_pickup' });
    expect(foreign.body.code).to.equal('NOT_UNDONE');
    await broker.post(`/api/shipments/${id}/move`, { status: 'in_transit' });
    expect((await moves()).undo).to.equal(null);
    for (const status of ['at_pickup', 'in_transit'])
      expect((await undo(status)).body.code).to.equal('NOT_UNDONE');
  });

  it('on a load that was canceled meanwhile is not told after the cancellation', async () => {
    const { id, companyId, report, told } = await tapped();
    const now = new Date();
    setClock(now);
    await report('at_pickup');
    await Shipment.query().findOne({ id, companyId }).patch({ status: 'cancelled' });
    await runTold(id, new Date(+now + 61_000));
    expect(await told()).to.eql([]);
  });

  it('180 ms after another one, for a step that was not seen, is refused and says where the load is', async () => {
    const { report, events } = await tapped();
    const [first, second] = await Promise.all([
      report('at_pickup', { from: 'assigned' }),
      report('in_transit', { from: 'assigned' }),
    ]);
    expect(first.status).to.equal(200);
    expect([second.status, second.body.code]).to.eql([409, 'NOT_ACCEPTABLE_STATE']);
    const after = await report('in_transit', { from: 'assigned' });
    expect([after.status, after.body.title]).to.eql([
      409,
      'El estatus es «en recolección». De ahí solo puede pasar a: en tránsito, asignado.',
    ]);
    expect((await events()).at(-1)!.toStatus).to.equal('at_pickup');
    expect((await report('in_transit', { from: 'at_pickup' })).status).to.equal(200);
  });
});

/** Runs the jobs that tell of this load's taps, as they would run at this time. */
async function runTold(id: string, now: Date): Promise<void> {
  const db = await testDb();
  const { rows } = await db.raw(
    `delete from jobs.job where name = 'tell-tap' and data->>'id' = ? returning data`,
    [id],
  );
  for (const { data } of rows) await db.transaction((trx) => tellTap.run({ trx, data, now }));
}

async function waits(id: string): Promise<number[]> {
  const db = await testDb();
  const { rows } = await db.raw(
    `select extract(epoch from start_after - created_on)::int as wait from jobs.job
     where name = 'tell-tap' and data->>'id' = ?`,
    [id],
  );
  return rows.map(({ wait }: { wait: number }) => wait);
}

/** The messages about this load, by each channel. */
async function heardOf(id: string): Promise<string[]> {
  const db = await testDb();
  const ofKind = { entityId: id, kind: 'shipment_moved' };
  const bells = await db('notifications').where(ofKind);
  const mails = await db('notice_mails').where(ofKind);
  const hooks = await db('webhook_events').where({ recordId: id, kind: 'shipment_moved' });
  return [
    ...bells.map(({ params }) => `bell ${params.status}`),
    ...mails.map(({ params }) => `mail ${params.status}`),
    ...hooks.map(() => 'webhook'),
  ];
}
