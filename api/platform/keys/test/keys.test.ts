import { expect } from 'chai';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import type { Env } from '../../../core/runtime/env.ts';
import { buildLocation } from '../../../network/locations/test/factory.ts';
import { setClock } from '../../../testing/base/clock.ts';
import { anonymous, as, bearing } from '../../../testing/client.ts';
import { logged, openServer, testServer } from '../../../testing/server.ts';
import { buildUser } from '../../users/test/factory.ts';
import { ROLES } from '../../users/roles.ts';
import type { User } from '../../users/User.ts';
import { buildKey } from './factory.ts';

type ApiKey = Schemas['ApiKey'];
type Made = Schemas['MadeApiKey'];
type Problem = Schemas['Problem'];

const URL = '/api/keys';
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('API keys', function () {
  this.timeout(60_000);
  let db: Knex;
  let admin: User, colleague: User, stranger: User;

  before(async () => {
    ({ db } = await testServer());
    admin = await buildUser();
    colleague = await buildUser({ companyId: admin.companyId });
    stranger = await buildUser();
  });

  const input = (change: object = {}) => ({
    name: `ERP ${crypto.randomUUID()}`,
    scopes: ['locations:read', 'locations:write'],
    expiresOn: inDays(30),
    ...change,
  });
  const make = async (change?: object, maker = admin) => {
    const { status, body } = await as(maker).post<Made>(URL, input(change));
    expect(status).to.equal(201);
    return body;
  };

  describe('POST /keys', () => {
    it('needs a token, an admin and full access', async () => {
      expect((await anonymous.post(URL, input())).status).to.equal(401);
      const { companyId } = admin;
      for (const rights of [{ role: 'member' }, { accessType: 'read_only' }] as const)
        expect((await as(await buildUser({ companyId, ...rights })).post(URL, input())).status)
          .to //
          .equal(403);
    });

    for (const [what, change, field] of [
      ['without a name', { name: ' ' }, 'name'],
      ['without scopes', { scopes: [] }, 'scopes'],
      ['with an unknown scope', { scopes: ['users:write'] }, 'scopes.0'],
      ['with a day in the past', { expiresOn: inDays(-2) }, 'expiresOn'],
      ['with a day in more than a year', { expiresOn: inDays(370) }, 'expiresOn'],
      ['for another user', { userId: crypto.randomUUID() }, 'userId'],
    ] as const) {
      it(`is refused ${what}, with the error on ${field}`, async () => {
        const { status, body } = await as(admin).post<Problem>(URL, input(change));
        expect(status).to.equal(422);
        expect(body.errors).to.have.property(field);
      });
    }

    it('refuses scopes that the maker has no rights for, and lists those that may be given', async () => {
      const shipper = await buildUser({ type: 'shipper' });
      const { body } = await as(shipper).post<Problem>(URL, input({ scopes: ['carriers:read'] }));
      expect(body.errors!.scopes).to.include('carriers:read');
      const given = (await as(shipper).get<string[]>(`${URL}/scopes`)).body;
      expect(given).to.include('quotes:read').and.not.include('carriers:read');
      const staff = await buildUser({ type: 'internal' });
      expect((await as(staff).get<string[]>(`${URL}/scopes`)).body).to.include('carriers:write');
      const broker = (await as(admin).get<string[]>(`${URL}/scopes`)).body;
      expect(broker).to.include('catalogs:read').and.not.include('catalogs:write');
    });

    it('shows the secret once and stores its hash only', async () => {
      const made = await make();
      expect(made.secret).to.match(/^anden_key_[\w-]{43}$/);
      expect(made.secret!.startsWith(made.prefix)).to.equal(true);
      const { body } = await as(colleague).get<ApiKey>(`${URL}/${made.id}`);
      expect(body).to.include({ name: made.name, state: 'active', userId: admin.id });
      expect(body).not.to.have.property('secret');
      const stored = [
        await db('api_keys').where({ id: made.id }),
        await db('changes').where({ entityId: made.id }),
      ];
      expect(JSON.stringify(stored)).not.to.include(made.secret!.slice(20));
      expect(JSON.stringify(stored[1])).not.to.include('secret');
    });

    it('makes one key for a repeated Idempotency-Key, and keeps no secret for the repeat', async () => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const sent = input();
      const first = (await as(admin).post<Made>(URL, sent, { headers })).body;
      const repeat = (await as(admin).post<Made>(URL, sent, { headers })).body;
      const { secret, ...kept } = first;
      expect(secret).to.be.a('string');
      expect(repeat).to.deep.equal(kept);
      const answers = await db('idempotency_keys').where({ userId: admin.id });
      expect(JSON.stringify(answers)).not.to.include(secret);
    });

    it('refuses the name of another key in use', async () => {
      const { id, name } = await make();
      const again = await as(admin).post<Problem>(URL, input({ name }));
      expect(again.status).to.equal(409);
      expect(again.body.errors).to.have.property('name');
      await as(admin).post(`${URL}/${id}/revoke`);
      expect((await as(admin).post(URL, input({ name }))).status).to.equal(201);
      expect((await as(stranger).post(URL, input({ name }))).status).to.equal(201);
    });
  });

  describe('a call with a key', () => {
    it("acts for the key's company, and sees nothing of another", async () => {
      const { secret } = await make();
      const client = bearing(secret!);
      const own = await buildLocation({ companyId: admin.companyId! });
      const other = await buildLocation({ companyId: stranger.companyId! });
      expect((await client.get(`/api/locations/${own.id}`)).status).to.equal(200);
      expect((await client.get(`/api/locations/${other.id}`)).status).to.equal(404);
      expect((await client.patch(`/api/locations/${other.id}`, { name: 'X' })).status).to.equal(
        404,
      );
      expect((await as(stranger).get(`${URL}/${(await make()).id}`)).status).to.equal(404);
    });

    it('is refused outside its scopes, with the scope that it lacks', async () => {
      const client = bearing((await make({ scopes: ['locations:read'] })).secret!);
      const { id } = await buildLocation({ companyId: admin.companyId! });
      const read = await client.get<{ can: string[] }>(`/api/locations/${id}`);
      expect(read.body.can).not.to.include('update');
      const written = await client.patch<Problem>(`/api/locations/${id}`, { name: 'X' });
      expect(written.body).to.include({ status: 403, code: 'KEY_SCOPE' });
      expect(written.body.title).to.include('locations:write');
      const people = await client.get<Problem>('/api/users');
      expect(people.body).to.include({ status: 403, code: 'KEY_NOT_ACCEPTED' });
    });

    it('names the key in the history and in the security log', async () => {
      const { secret, id, name } = await make();
      const place = { name: 'Patio', city: 'Saltillo', state: 'MX-COA', country: 'MX' };
      const made = await bearing(secret!).post<{ id: string }>('/api/locations', place);
      const history = `/api/locations/${made.body.id}/history`;
      const [change] = (await as(colleague).get<Schemas['Change'][]>(history)).body;
      const userName = `${admin.firstName} ${admin.lastName}`;
      expect(change).to.include({ keyName: name, userName });
      await bearing(secret!).get('/api/users');
      const root = await buildUser({ type: 'internal', role: 'root' });
      const query = { userId: admin.id, event: 'refused' };
      const log = await as(root).get<Schemas['SecurityEvent'][]>('/api/security_events', { query });
      expect(log.body[0]).to.include({ keyName: name, code: 'KEY_NOT_ACCEPTED' });
      await as(admin).post(`${URL}/${id}/revoke`);
      await bearing(secret!).get('/api/locations');
      const of = {
        event: 'refused',
        from: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
      };
      const all = await as(root).get<Schemas['SecurityEvent'][]>('/api/security_events', {
        query: of,
      });
      expect(all.body.find(({ code }) => code === 'KEY_INVALID')).to.include({ keyName: name });
    });

    it('names the key in the application log, without its secret', async () => {
      const { secret, id } = await make();
      const lines = await logged(async () => void (await bearing(secret!).get('/api/locations')));
      expect(lines.join()).to.include(id).and.not.include(secret);
    });

    it('is refused from the moment of its expiry on', async () => {
      const { secret, key } = await buildKey(admin, {
        scopes: ['locations:read'],
        expiresAt: '2031-05-20T06:00:00Z',
      });
      const client = bearing(secret);
      setClock(new Date('2031-05-20T05:59:59Z'));
      expect((await client.get('/api/locations')).status).to.equal(200);
      setClock(new Date('2031-05-20T06:00:00Z'));
      const { status, body, headers } = await client.get<Problem>('/api/locations');
      expect({ status, code: body.code }).to.deep.equal({ status: 401, code: 'KEY_EXPIRED' });
      expect(headers.get('www-authenticate')).to.include('Bearer');
      expect(key.revokedAt).to.equal(null);
    });

    it('lasts to the end of its last day in the time zone of the company', async () => {
      setClock(new Date('2027-01-01T12:00:00Z'));
      const { expiresAt } = await make({ expiresOn: '2027-01-15' });
      expect(new Date(expiresAt).toISOString()).to.equal('2027-01-16T06:00:00.000Z');
    });

    it('is refused with an unknown secret', async () => {
      for (const secret of ['anden_key_', `anden_key_${'x'.repeat(43)}`]) {
        const { status, body } = await bearing(secret).get<Problem>('/api/locations');
        expect({ status, code: body.code }).to.deep.equal({ status: 401, code: 'KEY_INVALID' });
      }
    });

    it('loses with its maker the rights, and all with the maker', async () => {
      const maker = await buildUser({ type: 'internal' });
      const { secret, id } = await make({ scopes: ['catalogs:read', 'catalogs:write'] }, maker);
      const root = await buildUser({ type: 'internal', role: 'root' });
      const client = bearing(secret!);
      const unit = { code: `T${Date.now()}`.slice(0, 20), nameEs: 'Caja', nameEn: 'Box' };
      expect((await client.post('/api/catalogs/packagings', unit)).status).to.equal(201);
      await as(root).patch(`/api/users/${maker.id}`, { userRoleId: ROLES.member });
      const again = await client.post('/api/catalogs/packagings', { ...unit, code: 'T2' });
      expect(again.status).to.equal(403);
      expect((await client.get('/api/catalogs/packagings')).status).to.equal(200);
      await as(root).delete(`/api/users/${maker.id}`);
      expect((await client.get('/api/catalogs/packagings')).status).to.equal(401);
      const { body } = await as(root).get<ApiKey>(`${URL}/${id}`);
      expect(body.state).to.equal('revoked');
    });

    it('is refused when its maker moved to another company', async () => {
      const maker = await buildUser({ companyId: admin.companyId });
      const { secret } = await buildKey(maker, { scopes: ['locations:read'] });
      const client = bearing(secret);
      expect((await client.get('/api/locations')).status).to.equal(200);
      const root = await buildUser({ type: 'internal', role: 'root' });
      await as(root).patch(`/api/users/${maker.id}`, { companyId: stranger.companyId });
      expect((await client.get('/api/locations')).status).to.equal(401);
    });

    for (const [leaves, comesBack] of [
      ['is archived and restored', (root: User, path: string) => as(root).post(`${path}/restore`)],
      [
        'is moved to another company and back',
        (root: User, path: string) => as(root).patch(path, { companyId: admin.companyId }),
      ],
    ] as const)
      it(`stays revoked when its maker ${leaves} (it worked again)`, async () => {
        const maker = await buildUser({ companyId: admin.companyId });
        const { key, secret } = await buildKey(maker, { scopes: ['locations:read'] });
        const root = await buildUser({ type: 'internal', role: 'root' });
        const path = `/api/users/${maker.id}`;
        if (leaves.includes('archived')) await as(root).delete(path);
        else await as(root).patch(path, { companyId: stranger.companyId });
        expect((await comesBack(root, path)).status).to.equal(200);
        expect((await bearing(secret).get('/api/locations')).status).to.equal(401);
        const { body } = await as(admin).get<ApiKey>(`${URL}/${key.id}`);
        expect(body.state).to.equal('revoked');
        const { body: changes } = await as(admin).get<object[]>(`${URL}/${key.id}/history`);
        expect(changes).to.have.length(1);
        const made = await buildKey(maker, { scopes: ['locations:read'] });
        expect((await bearing(made.secret).get('/api/locations')).status).to.equal(200);
      });

    it('acts for a carrier', async () => {
      const carrier = await buildCarrier();
      const boss = await buildUser({ type: 'carrier', carrierId: carrier.id });
      const { secret } = await make({ scopes: ['carriers:read', 'invitations:read'] }, boss);
      const client = bearing(secret!);
      expect((await client.get(`/api/carriers/${carrier.id}`)).status).to.equal(200);
      expect((await client.get('/api/invitations')).status).to.equal(200);
    });
  });

  describe('POST /keys/:id/revoke and PATCH /keys/:id', () => {
    it('stop a key at once in every process, by any admin of the company', async () => {
      const { secret, id } = await make();
      const { oidc, dataDir } = (await testServer()).env;
      const other = await openServer(() => ({ DATA_DIR: dataDir, ...settingsOf(oidc) }));
      const headers = { authorization: `Bearer ${secret}` };
      const there = () => fetch(`${other.url}/api/locations`, { headers });
      expect((await there()).status).to.equal(200);
      const { body } = await as(colleague).post<ApiKey>(`${URL}/${id}/revoke`);
      expect(body).to.include({ state: 'revoked' });
      const refused = await there();
      await other.close();
      expect(refused.status).to.equal(401);
      expect((await bearing(secret!).get('/api/locations')).status).to.equal(401);
      expect((await as(admin).post(`${URL}/${id}/revoke`)).status).to.equal(409);
    });

    it('rename a key, and nothing else of it', async () => {
      const { id } = await make();
      const name = `Rastreo ${id}`;
      const { body } = await as(colleague).patch<ApiKey>(`${URL}/${id}`, { name });
      expect(body).to.include({ name, version: 2 });
      const more = await as(admin).patch(`${URL}/${id}`, { scopes: ['quotes:read'] });
      expect(more.status).to.equal(422);
      expect((await as(stranger).patch(`${URL}/${id}`, { name })).status).to.equal(404);
      expect((await as(stranger).post(`${URL}/${id}/revoke`)).status).to.equal(404);
      const history = await as(admin).get<Schemas['Change'][]>(`${URL}/${id}/history`);
      expect(history.body[0]!.fields).to.deep.include({
        field: 'name',
        from: history.body[1]!.fields.find(({ field }) => field === 'name')!.to,
        to: name,
      });
    });
  });

  describe('GET /keys/:id/usage', () => {
    it('counts calls and errors by day, and the last use', async () => {
      const { secret, id } = await make();
      const client = bearing(secret!);
      await Promise.all(Array.from({ length: 20 }, () => client.get('/api/locations')));
      await client.get('/api/users');
      await client.get('/api/locations?sort=nothing');
      const use = async () =>
        (await as(admin).get<Schemas['KeyDay'][]>(`${URL}/${id}/usage?days=3`)).body;
      while ((await use()).at(-1)!.calls < 22) await pause(200);
      expect((await use()).map(({ calls, errors }) => [calls, errors])).to.deep.equal([
        [0, 0],
        [0, 0],
        [22, 2],
      ]);
      const { body } = await as(admin).get<ApiKey>(`${URL}/${id}`);
      expect(Date.now() - Date.parse(body.lastUsedAt!)).to.be.lessThan(30_000);
      expect(body.version).to.equal(1);
    });
  });

  it('have limits of their own, exact under parallel calls in two processes, with the headers', async () => {
    const { oidc, dataDir } = (await testServer()).env;
    const settings = () => ({ CALLS_PER_MINUTE: '40', DATA_DIR: dataDir, ...settingsOf(oidc) });
    const servers = [await openServer(settings), await openServer(settings)];
    const keys = [await make(), await make()];
    const call = (server: number, key: number) =>
      fetch(`${servers[server]!.url}/api/locations`, {
        headers: { authorization: `Bearer ${keys[key]!.secret}` },
      });
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => call(i % 2, 0)));
    const other = await call(0, 1);
    await Promise.all(servers.map((server) => server.close()));
    expect(answers.filter(({ status }) => status === 200)).to.have.lengthOf(40);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(Number(refused.headers.get('retry-after'))).to.be.within(1, 60);
    expect(refused.headers.get('ratelimit')).to.match(/^"calls";r=0;t=\d+$/);
    expect(other.status).to.equal(200);
    expect(other.headers.get('ratelimit-policy')).to.equal('"calls";q=40;w=60');
  });
});

function settingsOf({ issuer, clientId, audience }: Env['oidc']) {
  return { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_AUDIENCE: audience };
}
