import { expect } from 'chai';
import { freePort } from '../../../db/server.ts';
import type { Account } from '../../platform/identity/account.ts';
import {
  buildAccount,
  startIdentity,
  type TestIdentity,
} from '../../platform/identity/test/factory.ts';
import { signIn } from '../../platform/identity/signIn.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import { testDb } from '../base/db.ts';
import { readiness, startOne, until, type Started } from './running.ts';

describe('The product whose identity provider does not answer', function () {
  this.timeout(600_000);
  let account: Account;
  let port: number;
  let provider: TestIdentity | undefined;
  let product: Started | undefined;

  before(async () => {
    account = buildAccount({ email: (await buildUser()).email });
    port = await freePort();
  });
  beforeEach(async () => void (await (await testDb())('installation_facts').delete()));
  afterEach(async () => {
    await product?.stop();
    await provider?.stop();
    product = provider = undefined;
  });

  it('at the first start is not ready, says why, and is ready when it answers', async () => {
    product = await startOne(settingsOf(port));
    const { code, body } = await readiness(product);
    expect(code).to.equal(503);
    expect(body.detail).to.include('The identity provider does not answer');
    expect(await product.metrics()).to.include('anden_identity_provider_up 0');
    expect((await product.get('/api/health')).status).to.equal(200);
    provider = await startIdentity(await testDb(), [account], port);
    await until(async () => (await readiness(product!)).code === 200);
    expect((await readiness(product)).body.parts).to.include({ signIn: 'ok' });
    expect(await sessionStatus(await tokenOf(provider))).to.equal(200);
  });

  it('at a later start serves those who are signed in, and says so', async () => {
    provider = await startIdentity(await testDb(), [account], port);
    product = await startOne(settingsOf(port));
    expect(await product.metrics()).to.include('anden_identity_provider_up 1');
    const token = await tokenOf(provider);
    await Promise.all([product.stop(), provider.stop()]);
    provider = undefined;
    product = await startOne(settingsOf(port));
    expect(await sessionStatus(token)).to.equal(200);
    expect(await readiness(product)).to.deep.equal({
      code: 200,
      body: { status: 'ok', parts: { signIn: 'unavailable', files: 'ok' } },
    });
    expect(await product.metrics()).to.include('anden_identity_provider_up 0');
    expect(product.output()).to.match(/"part":"signIn".*does not answer/);
  });

  it('trusts no keys that were stored of another', async () => {
    provider = await startIdentity(await testDb(), [account], port);
    product = await startOne(settingsOf(port));
    const token = await tokenOf(provider);
    await product.stop();
    product = await startOne(settingsOf(await freePort()));
    expect((await readiness(product)).code).to.equal(503);
    expect(await sessionStatus(token)).to.equal(503);
  });

  const tokenOf = async (from: TestIdentity) => (await signIn(from.request(account))).accessToken;

  async function sessionStatus(token: string): Promise<number> {
    return (await product!.get('/api/session', { headers: { authorization: `Bearer ${token}` } }))
      .status;
  }
});

function settingsOf(port: number): Record<string, string> {
  return {
    OIDC_ISSUER: `http://localhost:${port}/oidc`,
    OIDC_CLIENT_ID: 'anden-admin',
    OIDC_AUDIENCE: 'urn:anden:api',
  };
}
