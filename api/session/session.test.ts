import { expect } from 'chai';
import type { Schemas } from '../core/contract/types.ts';
import { RESOURCES } from '../testing/permissions/collected.ts';
import { anonymous, as } from '../testing/client.ts';
import { buildUser } from '../users/factory.ts';

interface Session {
  user: Schemas['User'];
  permissions: Record<string, string[]>;
}

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
