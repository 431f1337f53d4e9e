import { expect } from 'chai';
import type { Knex } from 'knex';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildKey } from '../../keys/test/factory.ts';
import { as, bearing } from '../../../testing/client.ts';
import { startReceiver } from '../../../testing/receiver.ts';
import { testServer } from '../../../testing/server.ts';
import { buildUser } from '../../users/test/factory.ts';
import type { User } from '../../users/index.ts';
import { deliverWebhooks } from '../delivery/deliver.ts';
import { buildEvent, buildWebhook, dropWaiting } from './factory.ts';
import { raise } from '../raise.ts';
import { noticeRows } from '../../notices/table.ts';

type Made = Schemas['WebhookWithSecret'];
type Problem = Schemas['Problem'];
type Log = Schemas['WebhookEventLog'];

const URL = '/api/webhooks';

describe('Webhooks', function () {
  this.timeout(60_000);
  let db: Knex;
  let admin: User;

  before(async () => {
    ({ db } = await testServer());
    admin = await buildUser();
  });

  beforeEach(dropWaiting);

  const input = (change: object = {}) => ({
    name: 'ERP',
    url: 'http://127.0.0.1:9/events',
    kinds: ['quote_requested'],
    ...change,
  });
  const make = async (change?: object) => {
    const { status, body } = await as(admin).post<Made>(URL, input(change));
    expect(status).to.equal(201);
    return body;
  };
  const deliver = () =>
    db.transaction((trx) =>
      deliverWebhooks({ publicUrl: 'https://anden.example', allowsPrivate: true }).run({
        trx,
        data: {},
        now: new Date(),
      }),
    );

  it('show their secret once, also for a repeat, and keep it nowhere', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = (await as(admin).post<Made>(URL, input(), { headers })).body;
    const repeat = (await as(admin).post<Made>(URL, input(), { headers })).body;
    expect(first.secret).to.match(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(repeat).to.include({ id: first.id }).and.not.have.property('secret');
    const { body } = await as(admin).get<Made>(`${URL}/${first.id}`);
    expect(body).to.include({ state: 'active' }).and.not.have.property('secret');
    const stored = await Promise.all([
      db('webhooks').where({ id: first.id }),
      db('changes').where({ entityId: first.id }),
      db('idempotency_keys').where({ userId: admin.id }),
    ]);
    expect(JSON.stringify(stored)).not.to.include(first.secret!.slice(6, 30));
  });

  it('refuse what would never be called or heard, with the error on the field', async () => {
    for (const [field, change] of [
      ['url', { url: 'ftp://erp.example/' }],
      ['url', { url: 'http://ana:secret@127.0.0.1/' }],
      ['url', { url: 'https://anden.invalid/events' }],
      ['url', { url: 'https://' + ' x' }],
      ['kinds', { kinds: ['invitation_sent'] }],
      ['name', { name: '  ' }],
    ] as const) {
      const { status, body } = await as(admin).post<Problem>(URL, input(change));
      expect(status, JSON.stringify(change)).to.equal(422);
      expect(body.errors).to.have.property(field);
    }
    const { id } = await make();
    const { body } = await as(admin).patch<Problem>(`${URL}/${id}`, {
      url: 'https://anden.invalid/events',
    });
    expect(body.errors).to.have.property('url');
  });

  it('name the wrong address in its error, without a password in it', async () => {
    for (const [url, shown] of [
      ['ftp://erp.example/', '«ftp://erp.example/»: Debe empezar con https://'],
      ['https://anden.invalid/a', '«https://anden.invalid/a»: No se encontró ese servidor.'],
      ['https://ana:secret@127.0.0.1/', '«https://…@127.0.0.1/»: Quite el usuario'],
    ] as const) {
      const { body } = await as(admin).post<Problem>(URL, input({ url }));
      expect(body.errors!.url, url).to.satisfy((text: string) => text.startsWith(shown));
    }
  });

  it('list the events that can reach each type of company', async () => {
    const kinds = async (user: User) =>
      (await as(user).get<Schemas['WebhookKind'][]>(`${URL}/kinds`)).body.map(({ kind }) => kind);
    const carrier = await kinds(await buildUser({ type: 'carrier' }));
    expect(carrier).to.include('invitation_sent').and.not.include('quote_requested');
    expect(await kinds(admin))
      .to.include('quote_requested')
      .and.not.include('invitation_sent');
  });

  it('are at most twenty at a time, also when they are made at once', async () => {
    const maker = await buildUser();
    const made = await Promise.all(
      Array.from({ length: 25 }, () => as(maker).post<Problem>(URL, input())),
    );
    expect(made.filter(({ status }) => status === 201)).to.have.length(20);
    const refused = made.find(({ status }) => status !== 201)!;
    expect(refused.body.code).to.equal('WEBHOOK_LIMIT');
    await as(maker).post(
      `${URL}/${(made.find(({ status }) => status === 201)!.body as never as Made).id}/end`,
    );
    expect((await as(maker).post(URL, input())).status).to.equal(201);
  });

  it('get a new secret by rotation, and no change after their end', async () => {
    const { id, secret } = await make();
    const rotated = (await as(admin).post<Made>(`${URL}/${id}/rotate`)).body;
    expect(rotated.secret)
      .to.match(/^whsec_/)
      .and.not.equal(secret);
    expect(Date.parse(rotated.previousUntil!)).to.be.greaterThan(Date.now() + 23 * 3_600_000);
    const ended = (await as(admin).post<Made>(`${URL}/${id}/end`)).body;
    expect(ended).to.include({ state: 'ended' });
    expect(ended.can).to.not.include('rotate');
    for (const verb of ['rotate', 'end', 'test', 'replay'])
      expect((await as(admin).post<Problem>(`${URL}/${id}/${verb}`)).body.code).to.equal(
        'WEBHOOK_ENDED',
      );
  });

  it('send a test, and show its body and each answer', async () => {
    const { url, received } = await startReceiver((response) =>
      response.writeHead(received.length === 1 ? 500 : 200).end('thank you'),
    );
    const { id } = await make({ url });
    const event = (await as(admin).post<Log>(`${URL}/${id}/test`)).body;
    expect(event).to.include({ kind: 'test', state: 'waiting' });
    await deliver();
    const replayed = await as(admin).post<Log>(`${URL}/${id}/events/${event.id}/replay`);
    expect(replayed.body).to.include({ state: 'waiting', tries: 0 });
    await deliver();
    const { body } = await as(admin).get<Log>(`${URL}/${id}/events/${event.id}`);
    expect(body).to.deep.include({ state: 'delivered' });
    expect(body.body).to.deep.equal({
      type: 'test',
      data: {},
      timestamp: new Date(event.createdAt).toISOString(),
    });
    expect(JSON.parse(received[0]!.body)).to.deep.equal(body.body);
    expect(body.log.map(({ status, answer }) => [status, answer])).to.deep.equal([
      [200, 'thank you'],
      [500, 'thank you'],
    ]);
    const list = await as(admin).get<Log[]>(`${URL}/${id}/events?state=delivered`);
    expect(list.body.map((one) => one.id)).to.deep.equal([event.id]);
  });

  it('replay all that failed', async () => {
    const { id } = await make();
    await buildEvent({ webhookId: id });
    await buildEvent({ webhookId: id });
    const { body } = await as(admin).post<{ count: number }>(`${URL}/${id}/replay`);
    expect(body).to.deep.equal({ count: 2 });
  });

  it('hide the events of another webhook', async () => {
    const { id } = await make();
    const stranger = await buildUser();
    const other = await buildWebhook({ companyId: stranger.companyId! });
    const event = await buildEvent({ webhookId: other.id });
    for (const path of [`${id}/events/${event.id}`, `${other.id}/events/${event.id}`])
      expect((await as(admin).get(`${URL}/${path}`)).status).to.equal(404);
    expect((await as(admin).post(`${URL}/${id}/events/${event.id}/replay`)).status).to.equal(404);
  });

  it('are made by a program whose key may', async () => {
    const { secret } = await buildKey(admin, { scopes: ['webhooks:read', 'webhooks:write'] });
    const { status } = await bearing(secret).post(URL, input({ name: 'From a program' }));
    expect(status).to.equal(201);
    const reader = await buildKey(admin, { scopes: ['webhooks:read'] });
    expect((await bearing(reader.secret).post(URL, input())).status).to.equal(403);
    expect((await bearing(reader.secret).get(URL)).status).to.equal(200);
  });

  it('can hear of every event that has a record', async () => {
    const { id } = await buildWebhook({ companyId: admin.companyId! });
    const of = { companyId: admin.companyId };
    await db.transaction(async (trx) => {
      for (const [kind, { entity }] of noticeRows())
        if (entity)
          await raise(trx, kind, {
            to: ['company'],
            of,
            resource: entity,
            recordId: crypto.randomUUID(),
          });
    });
    const { body } = await as(admin).get<Log[]>(`${URL}/${id}/events`);
    expect(body.length).to.be.greaterThan(9);
  });
});
