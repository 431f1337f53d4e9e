import { expect } from 'chai';
import type { Schemas } from '../../../core/contract/types.ts';
import { RESOURCES } from '../../../testing/permissions/collected.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import { buildNotification } from '../../../platform/notifications/test/factory.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';

type Session = Schemas['OwnSession'];

describe('GET /session', () => {
  it('needs a token', async function () {
    this.timeout(30_000);
    expect((await anonymous.get('/api/session')).status).to.equal(401);
  });

  it("returns the caller's user, and its permissions for each resource", async () => {
    const user = await buildUser({ role: 'member' });
    const { body } = await as(user).get<Session>('/api/session');
    expect(body.user).to.include({ id: user.id, email: user.email });
    expect(body.permissions).to.have.all.keys(Object.keys(RESOURCES));
    expect(body.permissions.companies).to.deep.equal(['list', 'show', 'export']);
    expect(body.permissions.locations).to.include.members(['create', 'update', 'delete']);
  });

  it("counts the caller's unread notifications, and names the plan of a broker's company only", async () => {
    const user = await buildUser({ companyId: (await buildCompany({ plan: 'free' })).id });
    const [first] = [
      await buildNotification({ userId: user.id }),
      await buildNotification({ userId: user.id }),
    ];
    await buildNotification({ userId: (await buildUser({ companyId: user.companyId })).id });
    const own = as(user);
    const read = async (client = own) => (await client.get<Session>('/api/session')).body;
    expect(await read()).to.include({ unread: 2, plan: 'free' });
    await own.patch(`/api/notifications/${first.id}?action=read`);
    expect(await read()).to.include({ unread: 1 });
    for (const type of ['shipper', 'carrier', 'internal'] as const)
      expect(await read(as(await buildUser({ type })))).to.include({ unread: 0, plan: null });
  });

  it("names the country of the user's carrier, or of its company's address, by which units are shown", async () => {
    const countryFor = async (of: Parameters<typeof buildUser>[0]) =>
      (await as(await buildUser(of)).get<Session>('/api/session')).body.country;
    const address = { street: 'Main 1', city: 'Laredo', state: 'US-TX', country: 'US' };
    expect(await countryFor({ companyId: (await buildCompany({ address })).id })).to.equal('US');
    expect(await countryFor({ companyId: (await buildCompany({ address: null })).id })).to.equal(
      null,
    );
    const { id: carrierId } = await buildCarrier({ nationality: 'CA' });
    expect(await countryFor({ type: 'carrier', carrierId })).to.equal('CA');
  });

  it('depends on type and role', async () => {
    const permissions = async (of: Parameters<typeof buildUser>[0]) =>
      (await as(await buildUser(of)).get<Session>('/api/session')).body.permissions;
    const shipper = await permissions({ type: 'shipper' });
    expect(shipper.carriers).to.deep.equal([]);
    const carrier = await permissions({ type: 'carrier' });
    expect(carrier.companies).to.deep.equal([]);
    expect(carrier.carriers).to.deep.equal(['list', 'show', 'export', 'update']);
    const root = await permissions({ type: 'internal', role: 'root' });
    expect(root['catalogs/equipments']).to.include.members(['create', 'update', 'delete']);
    const reader = await permissions({ type: 'internal', role: 'root', accessType: 'read_only' });
    expect(new Set(Object.values(reader).flat())).to.deep.equal(
      new Set(['list', 'show', 'changes', 'export']),
    );
  });
});
