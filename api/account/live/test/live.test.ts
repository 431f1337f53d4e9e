import { expect } from 'chai';
import { startListening } from '../../../core/announcements/listen.ts';
import { amend } from '../../../core/records/writing/save.ts';
import { Invitation } from '../../../quoting/invitations/Invitation.ts';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { notify } from '../../../platform/notifications/index.ts';
import * as modules from '../../../process/modules.ts';
import { Quote } from '../../../quoting/quotes/index.ts';
import { buildShipment } from '../../../trip/shipments/test/factory.ts';
import { actors } from '../../../testing/actors.ts';
import { clock, setClock } from '../../../testing/base/clock.ts';
import { testDatabaseUrl, testDb } from '../../../testing/base/db.ts';
import { accessToken, anonymous, as } from '../../../testing/client.ts';
import { type Listening, listenTo } from '../../../testing/live.ts';
import { testServer } from '../../../testing/server.ts';
import { buildTenant, type Tenant } from '../../../testing/tenants/tenant.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { resourcesOf, visibleAmong } from '../audience.ts';

describe('GET /live', function () {
  this.timeout(60_000);
  let own: Tenant;
  let other: Tenant;
  let open: Listening[] = [];
  let stop: () => Promise<void>;

  before(async () => {
    const { db, log } = await testServer();
    ({ stop } = await startListening({ url: await testDatabaseUrl(), db, log }));
    own = await buildTenant();
    other = await buildTenant();
  });
  after(() => stop());
  afterEach(() => {
    for (const listening of open) listening.close();
    open = [];
  });

  async function listen(user: User): Promise<Listening> {
    const listening = await listenTo((await testServer()).url, await accessToken(user.email));
    open.push(listening);
    return listening;
  }

  const about = (resource: string, id: string) => (event: { resource: string; ids: string[] }) =>
    event.resource === resource && event.ids.includes(id);

  /** Resolves when the stream has heard of everything that was announced before. */
  async function caughtUp(user: User, listening: Listening) {
    const before = listening.heard.filter(({ resource }) => resource === 'notifications').length;
    const db = await testDb();
    const notice = { of: { userIds: [user.id] }, entityId: own.records.quotes };
    await db.transaction((trx) => notify(trx, 'document_received', notice));
    await listening.hears(
      () => listening.heard.filter((one) => one.resource === 'notifications').length > before,
    );
  }

  it('needs a token', async () => {
    expect((await anonymous.get('/api/live')).status).to.equal(401);
  });

  it('names a changed record, and nothing of its data', async () => {
    const { admin, agent } = own.people;
    const listening = await listen(agent);
    const location = { ...PLACE, name: 'Patio nuevo' };
    const { body } = await as(admin).post<{ id: string }>('/api/locations', location);
    await listening.hears(about('locations', body.id));
    expect(listening.heard.every((event) => Object.keys(event).length === 3)).to.equal(true);
  });

  it('says nothing of a change that was rolled back', async () => {
    const listening = await listen(own.people.admin);
    const { companyId, id } = (await Quote.query().findById(own.records.quotes))!;
    const failing = Quote.transaction(async (trx) => {
      await amend(Quote, { id, companyId }, { comment: 'Nunca' }, { trx });
      throw new Error('expected by this test');
    });
    await failing.catch(() => {});
    await caughtUp(own.people.admin, listening);
    expect(listening.heard.filter(about('quotes', id))).to.deep.equal([]);
  });

  it('tells each only of records that it may see: not another broker, a losing carrier, or the shipper', async () => {
    const { quotes: quoteId } = own.records;
    const { companyId } = (await Quote.query().findById(quoteId))!;
    const winner = await buildInvitation({ quoteId, status: 'sent' });
    const loser = await buildInvitation({ quoteId, status: 'sent' });
    const prepared = await buildInvitation({ quoteId, status: 'pending', sentAt: null });
    const people = {
      broker: own.people.agent,
      shipper: own.people.shipper,
      stranger: other.people.admin,
      winner: await buildUser({ type: 'carrier', carrierId: winner.carrierId }),
      loser: await buildUser({ type: 'carrier', carrierId: loser.carrierId }),
      prepared: await buildUser({ type: 'carrier', carrierId: prepared.carrierId }),
      staff: await buildUser({ type: 'internal', role: 'member' }),
    };
    const names = Object.keys(people) as (keyof typeof people)[];
    const streams = Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await listen(people[name])] as const)),
    ) as Record<keyof typeof people, Listening>;

    for (const { id } of [winner, prepared])
      await amend(Invitation, { id, companyId }, { comment: 'Un cambio' });
    await amend(Quote, { id: quoteId, companyId }, { comment: 'Un cambio' });
    await streams.broker.hears(about('quotes', quoteId));
    await Promise.all(names.map((name) => caughtUp(people[name], streams[name])));

    const hears = (resource: string, id: string) =>
      names.filter((name) => streams[name].heard.some(about(resource, id)));
    expect(hears('invitations', winner.id)).to.deep.equal(['broker', 'winner', 'staff']);
    expect(hears('invitations', prepared.id)).to.deep.equal(['broker', 'staff']);
    expect(hears('quotes', quoteId)).to.deep.equal(['broker', 'shipper', 'staff']);
    for (const name of ['stranger', 'loser', 'prepared'] as const)
      expect(JSON.stringify(streams[name].heard)).not.to.match(
        new RegExp([winner.id, quoteId, prepared.id].join('|')),
      );
    expect(JSON.stringify(streams.shipper.heard)).not.to.include(winner.id);
  });

  it('names a load whose rate confirmation is issued, and nobody else hears of it', async () => {
    const { admin, agent } = own.people;
    const { id: companyId } = own.company;
    const carrier = await buildUser({ type: 'carrier' });
    const { id } = await buildShipment({
      companyId,
      carrierId: carrier.carrierId,
      status: 'assigned',
    });
    const [broker, driver] = [await listen(agent), await listen(carrier)];
    const stranger = await listen(other.people.admin);
    const terms = { freeHours: 4, paymentDays: 15, evidence: ['signed_pod'] };
    await as(admin).post(`/api/shipments/${id}/rateConfirmations`, terms);
    await broker.hears(about('shipments', id));
    await driver.hears(about('shipments', id));
    await caughtUp(other.people.admin, stranger);
    expect(JSON.stringify(stranger.heard)).not.to.include(id);
  });

  it('tells a user, and nobody else, of a new notification', async () => {
    const [admin, agent] = [await listen(own.people.admin), await listen(own.people.agent)];
    await caughtUp(own.people.agent, agent);
    await caughtUp(own.people.admin, admin);
    const ids = (listening: Listening) => listening.heard.flatMap((one) => one.ids);
    expect(ids(admin).filter((id) => ids(agent).includes(id))).to.deep.equal([]);
  });

  it('ends when the rights of its user change, and is refused after the user was archived', async () => {
    const user = await buildUser({ companyId: own.company.id });
    const [listening, others] = [await listen(user), await listen(own.people.admin)];
    await as(own.people.admin).patch(`/api/users/${user.id}`, { accessType: 'read_only' });
    await listening.ended;
    const again = await listen(user);
    expect(again.status).to.equal(200);
    await as(own.people.admin).delete(`/api/users/${user.id}`);
    await again.ended;
    expect((await listen(user)).status).to.equal(403);
    await caughtUp(own.people.admin, others);
  });

  it('ends with the token', async () => {
    const listening = await listen(own.people.admin);
    setClock(new Date(clock().getTime() + 11 * 60_000));
    await listening.ended;
  });

  it('ends when announcements may have been missed, because pages have to read everything again', async () => {
    const listening = await listen(own.people.admin);
    await (
      await testDb()
    ).raw(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'anden-announcements' and datname = current_database()`,
    );
    await listening.ended;
  });

  it('can ask who may see the records of every resource', async () => {
    const db = await testDb();
    const resources = resourcesOf(Object.values(modules));
    expect(resources.size).to.be.greaterThan(20);
    for (const resource of resources.values()) {
      const seen = await visibleAmong(db, resource, [own.company.id], Object.values(actors));
      expect(seen(actors.root), resource.name).to.be.an('array');
    }
  });

  it('is refused above twenty of one user', async () => {
    const user = await buildUser({ companyId: own.company.id });
    for (let i = 0; i < 20; i += 1) await listen(user);
    expect((await listen(user)).status).to.equal(429);
  });
});

const PLACE = { city: 'Monterrey', state: 'MX-NLE', country: 'MX' };
