import { expect } from 'chai';
import { buildKey } from '../../platform/keys/test/factory.ts';
import { buildLocation } from '../../network/locations/test/factory.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import type { User } from '../../platform/users/User.ts';
import { testDb } from '../base/db.ts';
import { newPage } from '../browser.ts';
import { accessToken } from '../client.ts';
import type { ProductProcess } from '../../process/productProcess.ts';
import { startProxy } from './proxy.ts';

/** Tests how the first process, which is stopped by it, ends its streams. */
export function describePoliteEnd(
  running: () => { urls: string[]; processes: ProductProcess[] },
): void {
  describe('of which the first stops', () => {
    let proxy: Awaited<ReturnType<typeof startProxy>>;
    after(() => proxy.stop());

    it('end its streams in an orderly way and write the calls of keys, and the page goes on with the second and reads everything again', async () => {
      const { urls, processes } = running();
      const user = await buildUser();
      const { id } = await buildLocation({ companyId: user.companyId!, name: 'Patio Vivo' });
      proxy = await startProxy(urls);
      const page = await newPage({ url: proxy.url, path: '/session' });
      await page.evaluate(await signIn(urls[0]!, user));
      const opened = page.waitForResponse(/api.live\b/);
      await page.goto(`/admin/locations/${id}/view`);
      await page.getByText('Patio Vivo').first().waitFor();
      await opened;
      const stream = await fetch(`${urls[0]}/api/live`, { headers: await headersOf(user) });
      const readToItsEnd = stream.text();
      await (await testDb())('locations').where({ id }).update({ name: 'Patio Callado' });
      const openedNext = page.waitForResponse(/api.live\b/);
      const { key, secret } = await buildKey(user, { scopes: ['locations:read'] });
      const authorization = `Bearer ${secret}`;
      await fetch(`${urls[0]}/api/locations`, { headers: { authorization } });
      processes[0]!.child.kill('SIGTERM');
      expect(await readToItsEnd).to.match(/^:/);
      expect((await openedNext).status()).to.equal(200);
      await page.getByText('Patio Callado').first().waitFor();
      expect(await processes[0]!.exitCode).to.equal(0);
      const counted = await (
        await testDb()
      )('api_key_days')
        .where({ keyId: key.id })
        .pluck('calls');
      expect(counted).to.deep.equal([1]);
      await page.close();
    });
  });
}

/** A script that signs a page in, as `newPage` does on the test server. */
async function signIn(url: string, user: User): Promise<string> {
  const path = `/api/users/confirm/?${new URLSearchParams({ email: user.email })}`;
  const confirmed = await fetch(url + path, { headers: await headersOf(user) });
  const kept = {
    isAuthenticated: 'true',
    user: await confirmed.text(),
    userId: user.id,
    accessToken: await accessToken(user.email),
    expiresAt: String(Date.now() + 540_000),
  };
  return `Object.assign(localStorage, ${JSON.stringify(kept)}); undefined`;
}

async function headersOf(user: User) {
  return { authorization: `Bearer ${await accessToken(user.email)}` };
}
