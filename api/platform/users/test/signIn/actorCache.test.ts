import { expect } from 'chai';
import type { Actor } from '../../../../core/auth/actor.ts';
import { as } from '../../../../testing/client.ts';
import { buildUser } from '../factory.ts';
import { createActorCache } from '../../signIn/actorCache.ts';

describe('The cache of users by token subject', () => {
  it('reflects a changed role and an archived user from the next request on', async function () {
    this.timeout(30_000);
    const root = as(await buildUser({ type: 'internal', role: 'root' }));
    const user = await buildUser({ role: 'member' });
    const probe = () => as(user).post('/api/carriers', { carrierName: 'Con Permiso' });
    expect((await probe()).status).to.equal(403);
    await root.patch(`/api/users/${user.id}`, { userRoleId: 2 });
    expect((await probe()).status).to.equal(201);
    await root.patch(`/api/users/${user.id}`, { accessType: 'read_only' });
    expect((await probe()).status).to.equal(403);
    await root.delete(`/api/users/${user.id}`);
    expect((await as(user).get('/api/session')).status).to.equal(403);
  });

  it('reads again after two seconds, and after any user was changed', async () => {
    let now = 0;
    let asked = 0;
    const actors = createActorCache(() => now);
    const ask = () => actors.of('subject', async () => ({ userId: String((asked += 1)) }) as Actor);
    expect([await ask(), await ask()]).to.deep.equal([{ userId: '1' }, { userId: '1' }]);
    now = 2000;
    expect(await ask()).to.deep.equal({ userId: '2' });
    actors.forget();
    expect(await ask()).to.deep.equal({ userId: '3' });
  });

  it('does not cache a result that was read before a change', async () => {
    const actors = createActorCache(() => 0);
    let arrive: (actor: Actor) => void = () => {};
    const late = new Promise<Actor>((resolve) => (arrive = resolve));
    const reading = actors.of('subject', () => late);
    actors.forget();
    arrive({ userId: 'before' } as Actor);
    await reading;
    const after = await actors.of('subject', async () => ({ userId: 'after' }) as Actor);
    expect(after.userId).to.equal('after');
  });

  it('does not cache unknown users', async () => {
    const actors = createActorCache(() => 0);
    const refused = await actors
      .of('subject', () => Promise.reject(new Error('nobody')))
      .catch(String);
    expect(refused).to.equal('Error: nobody');
    const found = await actors.of('subject', async () => ({ userId: 'found' }) as Actor);
    expect(found.userId).to.equal('found');
  });
});
