import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect } from 'chai';
import { decodeJwt } from 'jose';
import { testDb } from '../../../testing/base/db.ts';
import { buildAccount, startIdentity, type TestIdentity } from './factory.ts';

describe('npm run token', () => {
  const account = buildAccount();
  let server: TestIdentity;

  before(async () => {
    server = await startIdentity(await testDb(), [account]);
  });
  after(() => server.stop());

  it('prints an access token and nothing else', async () => {
    const { code, stdout } = await run([account.email]);
    expect(code).to.equal(0);
    expect(stdout).to.match(/^[\w.-]+\n$/);
    expect(decodeJwt(stdout.trim())).to.include({ sub: account.id, aud: 'urn:anden:api' });
  });

  it('says which account does not exist', async () => {
    const { code, stdout, stderr } = await run(['nobody@puente.test']);
    expect({ code, stdout }).to.deep.equal({ code: 1, stdout: '' });
    expect(stderr).to.include('no account nobody@puente.test');
  });

  it('says that the server is not running', async () => {
    const { code, stderr } = await run([account.email], { PUBLIC_URL: 'http://localhost:1' });
    expect(code).to.equal(1);
    expect(stderr).to.include('Andén is not running at http://localhost:1');
  });

  it('prints its usage when called without an account', async () => {
    expect((await run([])).stderr).to.include('Usage: npm run');
  });

  it('refuses in production', async () => {
    const { code, stdout, stderr } = await run([account.email], {
      NODE_ENV: 'production',
      OIDC_ISSUER: 'https://identity.test',
      OIDC_CLIENT_ID: 'anden-admin',
      OIDC_AUDIENCE: 'urn:anden:api',
      DATABASE_URL: 'postgres://localhost:1/anden',
      PUBLIC_URL: 'https://anden.test',
    });
    expect({ code, stdout }).to.deep.equal({ code: 1, stdout: '' });
    expect(stderr).to.include('production');
  });

  function run(args: string[], settings: Record<string, string> = {}) {
    const command = ['--import', 'tsx', join(import.meta.dirname, '../token.ts'), ...args];
    const env = {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      PUBLIC_URL: server.env.publicUrl,
      ...settings,
    };
    return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
      execFile(process.execPath, command, { env }, (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
      });
    });
  }
});
