import { expect } from 'chai';
import { randomUUID } from 'node:crypto';
import { startListening } from '../../../core/announcements/listen.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { clock, setClock } from '../../../testing/base/clock.ts';
import { testDatabaseUrl } from '../../../testing/base/db.ts';
import { accessToken, as } from '../../../testing/client.ts';
import { type Listening, listenTo } from '../../../testing/live.ts';
import { testServer } from '../../../testing/server.ts';
import { buildTenant, type Tenant } from '../../../testing/tenants/tenant.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';

describe('POST /presences', function () {
  this.timeout(60_000);
  let own: Tenant;
  let quote: string;
  let mariana: User;
  let luis: User;
  let stop: () => Promise<void>;

  before(async () => {
    const { db, log } = await testServer();
    ({ stop } = await startListening({ url: await testDatabaseUrl(), db, log }));
    own = await buildTenant();
    quote = own.records.quotes!;
    const colleague = { companyId: own.company.id, lastName: 'Cantú' };
    mariana = await buildUser({ ...colleague, firstName: 'Mariana' });
    luis = await buildUser({ ...colleague, firstName: 'Luis' });
  });
  after(() => stop());

  const open = (user: User, input: Partial<Schemas['PresenceInput']> = {}) =>
    as(user).post<Schemas['Presence'][]>('/api/presences', {
      pageId: randomUUID(),
      resource: 'quotes',
      recordId: quote,
      isEditing: false,
      ...input,
    });

  it('names the colleagues who have the record open, and whether they edit it; not the caller', async () => {
    const pageId = randomUUID();
    await open(mariana, { pageId });
    await open(mariana);
    const { body } = await open(luis);
    expect(body).to.deep.equal([{ name: 'Mariana Cantú', isEditing: false }]);
    await open(mariana, { pageId, isEditing: true });
    expect((await open(luis)).body).to.deep.equal([{ name: 'Mariana Cantú', isEditing: true }]);
  });

  it('names nobody to the shipper and to staff, who may see the quote too', async () => {
    await open(mariana);
    for (const user of [own.people.shipper, await buildUser({ type: 'internal' })])
      expect((await open(user)).body).to.deep.equal([]);
    expect(JSON.stringify((await open(mariana)).body)).not.to.include(own.people.shipper.firstName);
  });

  it('is 404 for a record that the caller may not see, and for what is no resource', async () => {
    const { people } = await buildTenant();
    expect((await open(people.admin)).status).to.equal(404);
    expect((await open(mariana, { resource: 'sessions' })).status).to.equal(404);
  });

  it('is forgotten thirty seconds after its last call', async () => {
    await open(mariana);
    setClock(new Date(clock().getTime() + 31_000));
    expect((await open(luis)).body).to.deep.equal([]);
  });

  it('ends when the page is left, and only by its own user', async () => {
    const pageId = randomUUID();
    setClock(new Date(clock().getTime() + 31_000));
    await open(mariana, { pageId });
    await as(luis).delete(`/api/presences/${pageId}`);
    expect((await open(luis)).body).to.have.length(1);
    await as(mariana).delete(`/api/presences/${pageId}`);
    expect((await open(luis)).body).to.deep.equal([]);
    await open(mariana, { pageId });
    expect((await open(luis)).body, 'an earlier call that arrives later').to.deep.equal([]);
  });

  it('tells the streams of colleagues what to read again when somebody comes, edits and leaves, and no repetition', async () => {
    const people = [luis, mariana, own.people.shipper, (await buildTenant()).people.admin];
    const streams = await Promise.all(people.map(listen));
    const pageId = randomUUID();
    const times = ({ heard }: Listening) =>
      heard.filter(({ resource, ids }) => resource === 'presences' && ids.includes(quote)).length;
    const steps = [
      () => open(mariana, { pageId }),
      () => open(mariana, { pageId, isEditing: true }),
      () => as(mariana).delete(`/api/presences/${pageId}`),
    ];
    for (const [index, step] of steps.entries()) {
      await step();
      await streams[0]!.hears(() => times(streams[0]!) === index + 1);
      if (index < 2) await open(mariana, { pageId, isEditing: index === 1 });
    }
    expect(streams.map(times)).to.deep.equal([3, 0, 0, 0]);
    for (const stream of streams) stream.close();
  });
});

async function listen(user: User): Promise<Listening> {
  return listenTo((await testServer()).url, await accessToken(user.email));
}
