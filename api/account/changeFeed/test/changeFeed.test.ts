import { expect } from 'chai';
import type { Knex } from 'knex';
import type { Schemas } from '../../../core/contract/types.ts';
import { amend } from '../../../core/records/writing/save.ts';
import { buildCustomer } from '../../../network/companies/test/factory.ts';
import { buildKey } from '../../../platform/keys/test/factory.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import { jobs } from '../../../process/jobs.ts';
import { Invitation } from '../../../quoting/invitations/Invitation.ts';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { Quote } from '../../../quoting/quotes/index.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { setClock } from '../../../testing/base/clock.ts';
import { anonymous, as, bearing } from '../../../testing/client.ts';
import { testServer } from '../../../testing/server.ts';
import { buildTenant, type Tenant } from '../../../testing/tenants/tenant.ts';
import { Feed } from '../../../testing/mirror/feed.ts';
import { whileBusy } from '../../../testing/whileBusy.ts';

type Change = Schemas['RecordChange'];

describe('GET /changes', function () {
  this.timeout(60_000);
  let db: Knex;
  let own: Tenant;
  let other: Tenant;

  before(async () => {
    ({ db } = await testServer());
    own = await buildTenant();
    other = await buildTenant();
  });
  afterEach(() => setClock(null));

  const kindsOf = (changes: Change[], id: string) =>
    changes.filter((change) => change.id === id).map(({ kind }) => kind);
  const quoteKey = ({ company, records }: Tenant) => ({
    id: records.quotes,
    companyId: company.id,
  });

  async function addPlace(): Promise<string> {
    const admin = as(own.people.admin);
    const { status, body } = await whileBusy(() =>
      admin.post<{ id: string }>('/api/locations', PLACE),
    );
    expect(status).to.equal(201);
    return body.id;
  }

  it('needs a token', async () => {
    expect((await anonymous.get('/api/changes')).status).to.equal(401);
  });

  it('names what was created, changed and archived, and nothing of its data', async () => {
    const { admin, agent } = own.people;
    const feed = await Feed.of(agent);
    const { body } = await as(admin).post<{ id: string }>('/api/locations', PLACE);
    const path = `/api/locations/${body.id}`;
    await as(admin).patch(path, { name: 'Patio norte' });
    await as(admin).delete(path);
    const changes = await feed.next();
    expect(kindsOf(changes, body.id)).to.deep.equal(['created', 'updated', 'archived']);
    expect(changes[0])
      .to.have.all.keys('type', 'id', 'kind', 'sequence')
      .and.include({ type: 'locations' });
    expect(await feed.next()).to.deep.equal([]);
  });

  it('names a record once that changed several times in a transaction, and none of a rollback', async () => {
    const feed = await Feed.of(own.people.admin);
    const key = quoteKey(own);
    await Quote.transaction(async (trx) => {
      for (const comment of ['Uno', 'Dos']) await amend(Quote, key, { comment }, { trx });
      const savepoint = Quote.transaction(trx, async (inner) => {
        await amend(Quote, key, { comment: 'Nunca' }, { trx: inner });
        throw new Error('expected by this test');
      });
      await savepoint.catch(() => {});
    });
    const failing = Quote.transaction(async (trx) => {
      await amend(Quote, key, { comment: 'Nunca' }, { trx });
      throw new Error('expected by this test');
    });
    await failing.catch(() => {});
    expect(kindsOf(await feed.next(), key.id)).to.deep.equal(['updated']);
  });

  it('names nothing to another company', async () => {
    const feeds = await Promise.all([other.people.admin, other.people.carrier].map(Feed.of));
    await amend(Quote, quoteKey(own), { comment: 'Del otro' });
    for (const feed of feeds) expect(await feed.next()).to.deep.equal([]);
  });

  it('says to who sees a record no longer that it is gone, and to whom it is new that it was created', async () => {
    const next = await buildCustomer(own.company);
    const heir = await Feed.of(await buildUser({ type: 'shipper', companyId: next.id }));
    const before = await Feed.of(own.people.shipper);
    const broker = await Feed.of(own.people.admin);
    const key = quoteKey(own);
    await amend(Quote, key, { customerId: next.id });
    expect(kindsOf(await before.next(), key.id)).to.deep.equal(['gone']);
    expect(kindsOf(await heir.next(), key.id)).to.deep.equal(['created']);
    expect(kindsOf(await broker.next(), key.id)).to.deep.equal(['updated']);
    await amend(Quote, key, { customerId: own.customer.id });
  });

  it('names an invitation to its carrier once it is sent', async () => {
    const carrier = await Feed.of(own.people.carrier);
    const { carrier: invited, company } = own;
    const { id: quoteId } = await buildQuote({ companyId: company.id });
    const waiting = await buildInvitation({
      companyId: company.id,
      quoteId,
      carrierId: invited.id,
      status: 'pending',
    });
    const key = { id: waiting.id, companyId: company.id };
    await amend(Invitation, key, { wave: 2 });
    expect(kindsOf(await carrier.next(), key.id)).to.deep.equal([]);
    await amend(Invitation, key, { sentAt: new Date(), status: 'sent' });
    expect(kindsOf(await carrier.next(), key.id)).to.deep.equal(['created']);
  });

  it('names a carrier whose contacts it shows when one of them is new, changed or archived', async () => {
    const { admin, carrier } = own.people;
    const feed = await Feed.of(carrier);
    const contact = { carrierId: own.carrier.id, name: 'Ana Ruiz' };
    const { body } = await as(admin).post<{ id: string }>('/api/contacts', contact);
    const path = `/api/contacts/${body.id}`;
    await as(admin).patch(path, { position: 'Tráfico' });
    await as(admin).delete(path);
    const kinds = kindsOf(await feed.next(), own.carrier.id);
    expect(kinds).to.deep.equal(['updated', 'updated', 'updated']);
  });

  it('is complete over pages, and narrowed by types', async () => {
    const feed = await Feed.of(own.people.admin);
    const { cursor } = feed;
    await amend(Quote, quoteKey(own), { comment: 'Uno' });
    const made = await as(own.people.admin).post<{ id: string }>('/api/locations', PLACE);
    const whole = await feed.next('&limit=1');
    expect(whole.map(({ type }) => type)).to.deep.equal(['quotes', 'locations']);
    const url = `/api/changes?after=${cursor}&types=locations`;
    const { body } = await as(own.people.admin).get<Schemas['ChangePage']>(url);
    expect(body.changes.map(({ id }) => id)).to.deep.equal([made.body.id]);
    expect((await as(own.people.admin).get(`${url},nada`)).status).to.equal(422);
  });

  it('names to a key what its scopes let it read', async () => {
    const { secret } = await buildKey(own.people.admin, {
      scopes: ['webhooks:read', 'quotes:read'],
    });
    const feed = new Feed(bearing(secret));
    await feed.begin();
    await as(own.people.admin).post('/api/locations', PLACE);
    await amend(Quote, quoteKey(own), { comment: 'Dos' });
    expect((await feed.next()).map(({ type }) => type)).to.deep.equal(['quotes']);
    const { status } = await bearing(secret).get('/api/changes?types=locations');
    expect(status).to.equal(422);
  });

  it('numbers a change that is committed late after those that were read before', async () => {
    const feed = await Feed.of(own.people.admin);
    const late = await db.transaction();
    await amend(Quote, quoteKey(own), { comment: 'Tarde' }, { trx: late as never });
    try {
      const { body } = await as(own.people.admin).post<{ id: string }>('/api/locations', PLACE);
      expect((await feed.next()).map(({ id }) => id)).to.deep.equal([body.id]);
    } finally {
      await late.commit();
    }
    expect((await feed.next()).map(({ id }) => id)).to.deep.equal([own.records.quotes]);
  });

  it('gives each change one number while several read', async () => {
    const feed = await Feed.of(own.people.admin);
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const id = await addPlace();
        await as(own.people.admin).get(`/api/changes?after=${feed.cursor}`);
        return id;
      }),
    );
    const found = (await feed.next()).map(({ id }) => id);
    expect(found).to.have.members(ids);
  });

  it('answers 410 to a cursor older than 30 days, and to one that it has not given', async () => {
    const { cursor } = await Feed.of(own.people.admin);
    const ask = (after: string) => as(own.people.admin).get(`/api/changes?after=${after}`);
    setClock(new Date(Date.now() + 29 * DAY_MS));
    expect((await ask(cursor)).status).to.equal(200);
    setClock(new Date(Date.now() + 31 * DAY_MS));
    expect((await ask(cursor)).body).to.include({ code: 'CURSOR_GONE' });
    setClock(null);
    const [number, ...rest] = cursor.split('-');
    expect((await ask([Number(number) + 1000, ...rest].join('-'))).status).to.equal(410);
    expect((await ask('mañana')).status).to.equal(422);
  });

  it('keeps the changes longer than a cursor is valid, and then deletes them', async () => {
    const reader = own.company.id;
    const job = jobs.find(({ name }) => name === 'forget-feed-rows')!;
    const run = (days: number) =>
      db.transaction((trx) =>
        job.run({ trx, data: {}, now: new Date(Date.now() + days * DAY_MS) }),
      );
    const countOf = async () => Number((await db('feed_rows').where({ reader }).count())[0]!.count);
    const before = await countOf();
    await run(31);
    expect(await countOf())
      .to.equal(before)
      .and.be.greaterThan(0);
    await run(33);
    expect(await countOf()).to.equal(0);
  });
});

const DAY_MS = 24 * 60 * 60_000;

const PLACE = { name: 'Patio nuevo', city: 'Monterrey', state: 'MX-NLE', country: 'MX' };
