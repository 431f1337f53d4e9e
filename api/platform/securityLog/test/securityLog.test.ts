import { expect } from 'chai';
import type { Knex } from 'knex';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { loadContract } from '../../../core/contract/document.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { uploadedDocument } from '../../../compliance/documents/test/factory.ts';
import { createJobs } from '../../../process/jobs.ts';
import { clock, setClock } from '../../../testing/base/clock.ts';
import { testStorage } from '../../../testing/base/dataDir.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { signInToPages } from '../../../testing/browser/pageSession.ts';
import { testServer } from '../../../testing/server.ts';
import { buildUser } from '../../users/test/factory.ts';
import { ROLES } from '../../users/roles.ts';
import type { User } from '../../users/User.ts';
import { buildSecurityEvent } from './factory.ts';

type SecurityEvent = Schemas['SecurityEvent'];

describe('The security log', function () {
  this.timeout(60_000);
  let db: Knex;
  let root: User, broker: User;

  before(async () => {
    ({ db } = await testServer());
    root = await buildUser({ type: 'internal', role: 'root' });
    broker = await buildUser();
    await as(broker).get('/api/session');
  });

  const list = async (query: string) =>
    (await as(root).get<SecurityEvent[]>(`/api/security_events?${query}`)).body;
  const of = (user: User) => list(`userId=${user.id}`);

  it('is for root alone', async () => {
    expect((await anonymous.get('/api/security_events')).status).to.equal(401);
    const admin = await buildUser({ type: 'internal' });
    expect((await as(admin).get('/api/security_events')).status).to.equal(403);
    expect((await as(root).get('/api/security_events?from=ayer')).status).to.equal(422);
  });

  it('has refused calls with user, record, error code and address, without names', async () => {
    expect((await as(broker).delete(`/api/users/${broker.id}`)).status).to.equal(403);
    const [event] = await of(broker);
    expect(event).to.include({
      event: 'refused',
      operation: 'deleteUser',
      entityId: broker.id,
      code: 'FORBIDDEN',
      userName: `${broker.firstName} ${broker.lastName}`,
    });
    expect(event!.address).to.match(/^(::1|127\.0\.0\.1)$/);
  });

  it('has invalid tokens, and no calls without a token or with a wrong address', async () => {
    setClock(new Date('2025-06-05T12:00:00Z'));
    const ofThatDay = () => list('from=2025-06-05&until=2025-06-05');
    await anonymous.get('/api/quotes');
    await as(broker).get(`/api/quotes/${crypto.randomUUID()}`);
    expect(await ofThatDay()).to.deep.equal([]);
    await anonymous.get('/api/quotes', { headers: { authorization: 'Bearer nonsense' } });
    const [event, ...others] = await ofThatDay();
    expect(others).to.deep.equal([]);
    expect(event).to.include({
      event: 'refused',
      operation: 'listQuotes',
      code: 'UNAUTHENTICATED',
      userId: null,
    });
  });

  it('counts the refused calls of one caller in one entry a minute (a user wrote thousands of rows)', async () => {
    const [caller, other] = [await buildUser(), await buildUser()];
    const refused = (user: User) => as(user).delete(`/api/users/${user.id}`);
    setClock(new Date('2025-06-08T12:00:05Z'));
    await refused(caller);
    setClock(new Date('2025-06-08T12:00:50Z'));
    await Promise.all(Array.from({ length: 40 }, () => refused(caller)));
    await refused(other);
    setClock(new Date('2025-06-08T12:01:00Z'));
    await refused(caller);
    const told = (events: SecurityEvent[]) =>
      events.map(({ operation, count, createdAt, lastAt }) => [
        operation,
        count,
        new Date(createdAt).toISOString(),
        lastAt && new Date(lastAt).toISOString(),
      ]);
    expect(told(await of(caller))).to.deep.equal([
      ['deleteUser', 1, '2025-06-08T12:01:00.000Z', null],
      ['deleteUser', 41, '2025-06-08T12:00:05.000Z', '2025-06-08T12:00:50.000Z'],
    ]);
    expect(told(await of(other))).to.deep.equal([
      ['deleteUser', 1, '2025-06-08T12:00:50.000Z', null],
    ]);
  });

  it('counts refused calls of callers without a user by address, in at most 60 entries a minute', async () => {
    const minute = new Date('2025-06-06T12:00:00Z');
    setClock(minute);
    const headers = { authorization: 'Bearer nonsense' };
    for (let call = 0; call < 130; call += 1) await anonymous.get('/api/quotes', { headers });
    const rows = await db('security_events').where({ createdAt: minute });
    expect(rows.map(({ count }) => count)).to.deep.equal([130]);
    const contract = await loadContract();
    for (const [path, operations] of Object.entries(contract.paths))
      for (const method of ['get', 'post'] as const) {
        if (!operations[method] || operations[method].security) continue;
        const target = `/api${path.replace(/\{\w+\}/g, broker.id)}`;
        if (method === 'get') await anonymous.get(target, { headers });
        else await anonymous.post(target, undefined, { headers });
      }
    expect(await db('security_events').where({ createdAt: minute })).to.have.lengthOf(60);
  });

  it('has sign-ins with their user', async () => {
    const { url } = await testServer();
    const user = await buildUser();
    await signInToPages(url, user.email);
    const [event] = await of(user);
    expect(event).to.include({ event: 'sign_in', operation: 'finishSignIn', code: null });
  });

  it('has sign-outs, the reuse of a refresh token, and renewals without a session, and no tokens', async () => {
    const { url } = await testServer();
    const user = await buildUser();
    const session = await signInToPages(url, user.email);
    const stolen = `anden_refresh=${session.cookies.get('anden_refresh')}`;
    await as(user).get('/api/session');
    await session.call('/renew');
    setClock(new Date(clock().getTime() + 31_000));
    await session.call('/renew', undefined, { cookie: stolen });
    await (await signInToPages(url, user.email)).call('/end');
    const events = await list(`userId=${user.id}&event=sign_out&event=reuse`);
    expect(events.map(({ event, operation, code }) => [event, operation, code])).to.deep.equal([
      ['sign_out', 'endSession', null],
      ['reuse', 'renewToken', 'SESSION_ENDED'],
    ]);
    setClock(new Date('2025-06-07T12:00:00Z'));
    await session.call('/renew', undefined, { cookie: 'anden_refresh=a.b' });
    await session.call('/renew', undefined, { cookie: '' });
    await session.call('/end', undefined, { cookie: '' });
    const ofThatDay = await list('from=2025-06-07&until=2025-06-07');
    expect(ofThatDay.map(({ event, code }) => [event, code])).to.deep.equal([
      ['refused', 'SESSION_ENDED'],
    ]);
  });

  it('has exports and changed rights, and no other changes of a user', async () => {
    const member = await buildUser({ companyId: broker.companyId, role: 'member' });
    await as(broker).get('/api/locations/bulkTemplate');
    await as(broker).get('/api/users/export');
    await as(broker).patch(`/api/users/${member.id}`, { firstName: 'Rocío' });
    await as(broker).patch(`/api/users/${member.id}`, { userRoleId: ROLES.admin });
    await as(broker).post('/api/users/bulk', { action: 'archive', ids: [member.id, root.id] });
    const events = await list(`userId=${broker.id}&event=rights&event=export`);
    expect(
      events.map(({ event, operation, entityId }) => [event, operation, entityId]),
    ).to.deep.equal([
      ['rights', 'bulkUsers', member.id],
      ['rights', 'updateUser', member.id],
      ['export', 'exportUsers', null],
    ]);
  });

  it('has the download of a document, whose id stands in the query (it was missing)', async () => {
    const { id } = await uploadedDocument((await buildCarrier({ companyId: broker.companyId })).id);
    const { status } = await as(broker).get(`/api/carriers/documentDownload?uuid=${id}`);
    expect(status).to.equal(200);
    const [event] = await list(`userId=${broker.id}&event=download`);
    expect(event).to.include({ operation: 'downloadDocument', entityId: id });
  });

  it('is never rewritten, and a job deletes old entries only', async () => {
    const fresh = await buildSecurityEvent();
    const old = await buildSecurityEvent({ createdAt: '2020-01-01T00:00:00Z' });
    const refusal = (work: Promise<unknown>) => work.then(() => '', String);
    expect(
      await refusal(db('security_events').where({ id: old.id }).update({ code: 'x' })),
    ).to.include('not rewritten');
    expect(await refusal(db('security_events').where({ id: fresh.id }).delete())).to.include(
      '30 days',
    );
    const { env } = await testServer();
    const job = createJobs(env, await testStorage()).find(
      ({ name }) => name === 'forget-security-events',
    )!;
    await db.transaction((trx) => job.run({ trx, data: {}, now: new Date() }));
    const kept = await db('security_events').whereIn('id', [fresh.id, old.id]).pluck('id');
    expect(kept).to.deep.equal([fresh.id]);
  });
});
