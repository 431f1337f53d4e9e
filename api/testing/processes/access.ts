import { expect } from 'chai';
import { setTimeout as pause } from 'node:timers/promises';
import { buildKey } from '../../platform/keys/test/factory.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import { ROLES } from '../../platform/users/roles.ts';
import { User } from '../../platform/users/User.ts';
import { testDb } from '../base/db.ts';
import { accessToken } from '../client.ts';
import { PageSession, signInToPages } from '../browser/pageSession.ts';
import { testServer } from '../server.ts';

/** Tests that what ends access in the first process ends it in the second within a second, although that one caches users. */
export function describeAccess(urls: () => string[]): void {
  describe('end access in both', () => {
    const statusAtSecond = async (token: string, path: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${urls()[1]}/api/${path}`, { headers })).status;
    };

    /** Expects the call to be answered at the second process, and to be refused there within a second after `work`. */
    async function expectEnd(
      token: string,
      [path, status]: [string, number],
      work: () => Promise<number>,
    ) {
      expect(await statusAtSecond(token, path)).to.equal(200);
      expect(await work()).to.be.oneOf([200, 401]);
      const since = performance.now();
      while ((await statusAtSecond(token, path)) !== status) {
        expect(performance.now() - since).to.be.lessThan(1000);
        await pause(10);
      }
    }

    /** Calls the first process as the page of this session. */
    async function callAsPage(verb: string, cookie: string) {
      const origin = (await testServer()).url;
      const headers = { origin, cookie: `anden_refresh=${cookie}` };
      return (await new PageSession(urls()[0]!).call(verb, undefined, headers)).status;
    }

    async function signedIn() {
      const user = await buildUser();
      const session = await signInToPages((await testServer()).url, user.email);
      return { user, session, cookie: session.cookies.get('anden_refresh')! };
    }

    async function callAsRoot(method: string, path: string, body?: object) {
      const root = await buildUser({ type: 'internal', role: 'root' });
      const authorization = `Bearer ${await accessToken(root.email)}`;
      const headers = { authorization, 'content-type': 'application/json' };
      const sent = body && JSON.stringify(body);
      return (await fetch(`${urls()[0]}/api/${path}`, { method, headers, body: sent })).status;
    }

    it('at a logout', async () => {
      const { session, cookie } = await signedIn();
      await expectEnd(session.accessToken, ['session', 401], () => callAsPage('/end', cookie));
    });

    it('at the reuse of a refresh token that was replaced before', async () => {
      const { user, session, cookie } = await signedIn();
      await session.call('/renew');
      expect(await statusAtSecond(session.accessToken, 'session')).to.equal(200);
      const { identitySub: subject } = (await User.query().findById(user.id))!;
      const renewedAt = new Date(Date.now() - 60_000);
      await (await testDb())('sessions').where({ subject }).update({ renewedAt });
      await expectEnd(session.accessToken, ['session', 401], () => callAsPage('/renew', cookie));
    });

    it('when an API key is revoked, with the very next call', async () => {
      const admin = await buildUser();
      const { key, secret } = await buildKey(admin, { scopes: ['locations:read'] });
      expect(await statusAtSecond(secret, 'locations')).to.equal(200);
      const headers = { authorization: `Bearer ${await accessToken(admin.email)}` };
      const path = `${urls()[0]}/api/keys/${key.id}/revoke`;
      expect((await fetch(path, { method: 'POST', headers })).status).to.equal(200);
      expect(await statusAtSecond(secret, 'locations')).to.equal(401);
    });

    it('when a user is archived, or becomes a member', async () => {
      const [archived, member] = [await buildUser(), await buildUser()];
      const tokens = await Promise.all([archived, member].map(({ email }) => accessToken(email)));
      await expectEnd(tokens[0]!, ['session', 403], () =>
        callAsRoot('DELETE', `users/${archived.id}`),
      );
      await expectEnd(tokens[1]!, ['users', 403], () =>
        callAsRoot('PATCH', `users/${member.id}`, { userRoleId: ROLES.member }),
      );
    });
  });
}
